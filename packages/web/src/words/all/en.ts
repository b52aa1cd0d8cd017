export * as modules from "../en/modules.ts";
export * as page from "../en/page.ts";
export * as signIn from "../en/sign-in.ts";
