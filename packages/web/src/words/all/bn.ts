export * as modules from "../bn/modules.ts";
export * as page from "../bn/page.ts";
export * as signIn from "../bn/sign-in.ts";
