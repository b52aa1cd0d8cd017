/** What surrounds every screen. */
export const brand = "Partner";
export const brandAndHome = "Partner, Home";
export const home = "Home";
export const modules = "Modules";
export const profile = "Profile";
export const signOut = "Sign out";
export const signOutFailed = "Signing out failed. You are still signed in.";
export const skipToContent = "Skip to content";
export const breadcrumb = "Breadcrumb";
export const reportsOf = (module: string) => `Reports of ${module}`;
export const changeCompany = (company: string) => `${company}, change company`;
export const switchTo = (company: string) => `Switch to ${company}`;

export const pinToHome = "Pin to Home";
export const unpinFromHome = "Unpin from Home";
export const pinned = "Pinned";
export const unpin = "Unpin";
export const unpinOne = (title: string, note: string) => `Unpin ${title}, ${note}`;
export const withoutTheseDates = "without these dates";
export const withoutNarrowing = (title: string) => `without ${title}`;
export const inPlaceOfOldestPin = "in place of the oldest pin";
export const pinnedBut = (lost: string) => `Pinned ${lost}`;

/** Controls that many screens have. */
export const back = "Back";
export const backTo = (title: string) => `Back to ${title}`;
export const noData = "No Data";
export const notAvailable = "N/A";
export const refresh = "Refresh";
export const refreshSince = (time: string) => `Refresh, updated ${time}`;
export const search = "Search";
export const updated = (time: string) => `Updated ${time}`;
export const more = "More";
export const keyboardShortcuts = "Keyboard shortcuts";

/** Why a request failed. */
export const noAnswer = "The service did not answer.";
export const unreadableAnswer = "The service's answer could not be read.";
export const notAnswered = "The service could not answer this request.";
export const notAllowed = "You are not allowed to see this.";
export const notFound = "The service did not find this.";
export const tooManyRequests = "The service has too many requests.";
export const notAvailableNow = "The service is not available at the moment.";
export const notOffered = "Your service does not offer this report";
export const canTryAgain = "You can try again now.";
export const tryAgainIn = (time: string) => `Try again in ${time}.`;
