/** Home and the choice of a company. */
export const noCompanyLinked = "No company is linked to this user name yet.";
export const noneOffered = "Your service offers no reports of your companies.";
export const noCompanyOf = (module: string) =>
  `No company of ${module} is linked to your user name, so that page cannot be shown.`;
export const companyRefused =
  "You may not see the company that the link names. Choose one of yours to open the same page for it.";

/** The pages of errors, as the specification has them. */
export const failed = { title: "Oops! Something Went Wrong", text: "Contact with a concern." };
export const unknownPage = {
  title: "Oops! Page not found",
  text: "The page you're looking for doesn't exist.",
};

/** Profile. */
export const user = "User";
export const companies = "Companies";
export const appearance = "Appearance";
export const theme = "Theme";
export const themes = { system: "System", light: "Light", dark: "Dark" };
export const yes = "Yes";
export const no = "No";
export { state as fieldOfUser } from "./modules.ts";

export const partMissing = "This part could not be loaded. Reload the page to try again.";
export const wentWrong = "Something went wrong?";
export const copyTrace = "Copy what happened";
export const traceHolds =
  "The portal's last steps, to send to whoever looks into the problem. They hold no names, amounts, passwords or tokens.";
export const selectAndCopy = "Select the text and copy it.";
export const copied = "Copied.";
export const whatHappened = "What happened";

/** Where a start has no connection. */
export const offlineStart = {
  title: "You are offline",
  text: "This page comes when the connection is back.",
};
