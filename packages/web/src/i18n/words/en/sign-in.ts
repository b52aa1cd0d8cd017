export const tabTitle = (screen: string) => `${screen} · Partner portal`;

export const signInTitle = "Sign in to the partner portal";
export const signInLead = "Reports of your company, by service.";
export const userName = "User name";
export const password = "Password";
export const show = "Show";
export const typeUserName = "Type your user name.";
export const typePassword = "Type your password.";
export const sharedComputer = "This is a shared computer";
export const sharedComputerMeans =
  "Nothing is kept on it. You are signed out after 15 minutes without use.";
export const signIn = "Sign in";
export const signInWithPasskey = "Sign in with a passkey";
export const accountMade = "Your account is made. Sign in with the password that you chose.";

export const wrongCredentials = "The user name or the password is wrong.";
export const serviceUnreachable =
  "The service can't be reached. Check the connection and try again.";
export const wrongAddress =
  "The address of the service seems to be wrong. Tell your administrator.";
export const noPasskey = "No passkey was used. Try again, or use your password.";
export const sessionEnded = "Your session ended. Sign in again to go on.";
export const tooManyAttempts = "Too many attempts. Try again later.";
export const tooManyAttemptsFor = (time: string) => `Too many attempts. Try again in ${time}.`;
export const tooManyAttemptsOver = "Too many attempts. You can try again now.";
export const seconds = (count: number) => (count === 1 ? "1 second" : `${count} seconds`);
export const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

/** The sign-in screen knows no choice of digits. */
export const inOwnDigits = (text: string) => text;

export const language = "Language";
export const loading = "Loading";
export const stillLoading = "Still loading. This is taking longer than usual.";
export const offline = "You are offline. What is shown stays as it is.";
export const tryAgain = "Try again";
export const goHome = "Go home";

export const screenFailed = {
  title: "This screen has failed",
  text: "Something in the portal went wrong. The other screens still work.",
};
export const scriptGone = {
  title: "A new version could not be loaded",
  text: "The portal was updated. Wait a minute, then reload.",
  button: "Reload",
};
export const scriptOffline = {
  title: "This screen could not be loaded",
  text: "You are offline. It loads by itself when the connection is back.",
  button: "Try again",
};
export const scriptUnreachable = {
  title: "This screen could not be loaded",
  text: "The portal does not answer. Check the connection and try again.",
  button: "Try again",
};
