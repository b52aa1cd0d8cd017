export * as dates from "../en/dates.ts";
export * as frame from "../en/frame.ts";
export * as modules from "../en/modules.ts";
export * as page from "../en/page.ts";
export * as report from "../en/report.ts";
export * as screens from "../en/screens.ts";
export * as signIn from "../en/sign-in.ts";
