import { inDigits } from "../../numbers/digits.ts";

/** Said on several of its forms. */
export const cancel = "Cancel";
export const goOn = "Continue";
export const currentPassword = "Current password";
export const unknownDevice = "Unknown device";

/** The password. */
export const password = "Password";
export const newPassword = "New password";
export const changePassword = "Change password";
export const passwordChanged = "The password is changed. You are signed out everywhere else.";
export const mustChangePassword = {
  title: "Change your password",
  lead: "Choose one that only you know. The portal opens after that.",
};
export const atLeastCharacters = (count: number) =>
  inDigits(count === 1 ? "At least 1 character" : `At least ${count} characters`);
export const atLeastOneLetter = "At least one letter";
export const withoutUserName = "Without your user name";
export const withoutThisUserName = (username: string) => `Without your user name, ${username}`;
export const notCommon = "Not one that many people use, which is checked when you send it";
export const asItShouldBe = ", as it should be";
export const notYourPasswordNow = "This is not the password that you have now.";
export const typePasswordNow = "Type the password that you have now.";
export const passwordRefused = "The service refuses this password. Choose another.";
export const passwordNotChanged = "The password could not be changed. Try again.";
export const passwordUnanswered =
  "The service did not answer, so nobody knows whether the password is changed. Try again; if the current password is wrong then, the new one is good already.";
export const samePassword = "This is the password that you have now. Choose another.";
export const leaveUserNameOut = "Leave your user name out.";
export const oneLetterNeeded = "Use at least one letter.";
export const typeNewPassword = "Type a new password.";
export const charactersNeeded = (count: number) => inDigits(`Use at least ${count} characters.`);

/** The second factor. */
export const secondFactor = "Second factor";
export const mustSetUpFactor = {
  title: "Set up a second factor",
  lead: "Your company asks everyone for one. The portal opens after that.",
};
export const factorChange = {
  setUpTotp: "Continue",
  removeTotp: "Turn the app off",
  renewCodes: "Make new codes",
  addPasskey: "Add a passkey",
  removePasskey: "Remove the passkey",
};
export const factorChanged = {
  setUpTotp: "The app's codes are asked for from now on.",
  removeTotp: "The app's codes are asked for no longer.",
  renewCodes: "The earlier recovery codes are no longer good.",
  addPasskey: "The passkey is added.",
  removePasskey: "The passkey is removed.",
};
export const factorsUnknown = "It is not known which you have: the service did not say.";
export const passwordNotEnough = "Your password alone does not sign anyone in.";
export const whoeverLearns = "Whoever learns your password cannot sign in without it.";
export const companyAsks = "Your company asks everyone for one.";
export const authenticatorApp = "Authenticator app";
export const onSince = (time: string) => `On since ${time}`;
export const off = "Off";
export const turnOff = "Turn off";
export const turnItOn = "Turn it on";
export const setUp = "Set up";
export const passkey = "Passkey";
export const passkeyOf = (name: string) => `Passkey: ${name}`;
export const added = (time: string, used: string) => `Added ${time}, ${used}`;
export const lastUsed = (time: string) => `last used ${time}`;
export const notUsedYet = "not used yet";
export const removePasskey = (name: string) => `Remove the passkey ${name}`;
export const remove = "Remove";
export const recoveryCodes = "Recovery codes";
export const newCodes = "New codes";
export const codesLeft = (left: number) => inDigits(`${left} left`);
export const noCodesLeft = "None: make some, in case the app or the device is lost";
export const readPicture =
  "Have your authenticator app read this picture, or type the secret into it.";
export const picture = "The secret as a picture, to be read by your authenticator app";
export const secret = "Secret";
export const codeOfApp = "Code that the app shows";
export const nameOfPasskey = "Name of the passkey";
export const phoneAtCounter = "Phone at the counter";
export const keepCodes =
  "Keep these recovery codes where only you find them, such as in your password manager. Each signs you in once in place of a code, if the app or the device is lost. They are not shown again.";
export const haveKept = "I have kept them";
export const copy = "Copy";
export const codesCopied = "The codes are copied.";
export const codesSelected = "The browser did not copy them. They are selected: copy them by hand.";
export const noPasskeyMade = "No passkey was made. Nothing has changed.";
export const notYourPassword = "This is not your password.";
export const notShownNow = "This is not a code that the app shows now. Type the six digits again.";
export const factorNotChanged = "The service did not change it. Try again.";

/** Between the password and the portal. */
export const confirmIt = "Confirm that it is you";
export const factorLead = {
  passkey: "Use the passkey that you added to your account.",
  oneTime: "Type the six digits that your authenticator app shows.",
  recovery: "Type one of the recovery codes that you kept. Each is good once.",
};
export const factorLabel = { oneTime: "Code", recovery: "Recovery code" };
export const byPasskey = "Use a passkey";
export const byRecoveryCode = "Use a recovery code";
export const byAppCode = "Use a code of the app";
export const signInAsOther = "Sign in as someone else";
export const noPasskeyUsed = "No passkey was used. Try again.";
export const noAnswer = "The service did not answer. Try again.";
export const wrongCode = "This code is wrong, or was used before. Wait for the next one.";
export const wrongRecoveryCode = "This recovery code is wrong, or was used before.";
export const typeSixDigits = "Type the six digits of the code.";
export const typeRecoveryCode = "Type a recovery code.";

/** The sessions, and sign-ins from new places. */
export const whereSignedIn = "Where you are signed in";
export const sessionsUnknown = "It is not known where you are signed in: the service did not say.";
export const sessionNotEnded = "The session could not be ended. Try again.";
export const endAllOthers = "End all others";
export const sessionsEnded = (count: number) =>
  inDigits(count === 1 ? "The session is ended." : `${count} sessions are ended.`);
export const nowhereElse = "You are signed in nowhere else.";
export const thisSession = (device: string) => `${device}, this session`;
export const since = (time: string) => `Since ${time}`;
export const lastSeen = (time: string) => `last seen ${time}`;
export const endSession = (device: string, since: string) =>
  `End the session of ${device} since ${since}`;
export const end = "End";
export const signedInFrom = (count: number) =>
  `Your user name was used to sign in from ${count === 1 ? "a new place" : "new places"}:`;
export const andMore = (count: number) => inDigits(`And ${count} more.`);
export const changeIfNotYou =
  "If that was not you, change your password, which signs everyone else out.";
export const endIfNotYou = "If that was not you, end the session on Profile.";
export const goToProfile = "Go to Profile";
export const itWasMe = "It was me";

export const stillThere = "Are you still there?";
export const nobodyUsed =
  "Nobody has used the portal for 14 minutes. On a shared computer, you are signed out after 15. Press any key, tap or move the pointer to stay.";
export const secondsLeft = (seconds: number) => inDigits(`${seconds} seconds left.`);
export const staySignedIn = "Stay signed in";
