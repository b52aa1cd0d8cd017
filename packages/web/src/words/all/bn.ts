export * as page from "../bn/page.ts";
export * as signIn from "../bn/sign-in.ts";
