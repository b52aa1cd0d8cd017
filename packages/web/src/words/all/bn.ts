export * as dates from "../bn/dates.ts";
export * as frame from "../bn/frame.ts";
export * as modules from "../bn/modules.ts";
export * as page from "../bn/page.ts";
export * as report from "../bn/report.ts";
export * as screens from "../bn/screens.ts";
export * as signIn from "../bn/sign-in.ts";
