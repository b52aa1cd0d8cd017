import { inDigits } from "../../numbers/digits.ts";

/** The form behind the link of an invitation. */
export const openAgain = {
  title: "Open the link again",
  lead: "This page needs the link of an invitation. Open it from the message that you got.",
};
export const beingRead = { title: "Invitation", lead: "It is looked up." };
export const unread = { title: "Invitation", lead: "It may still be good." };
export const gone = "This invitation is no longer good";
export const goneUnsure =
  "Your last try may have used it, though no answer came. Sign in with the user name and the password that you typed. If that fails, ask for another invitation.";
export const goneUnlessAdded =
  "Your last try may have used it, though no answer came. Look for the company on Home. If it is not there, ask for another invitation.";
export const goneSurely =
  "An invitation works once, for a day, and can be withdrawn. Ask whoever sent it for another.";
export const invitationTo = (company: string) => `Invitation to ${company}`;
export const chooseNames = "Choose a user name and a password. You sign in with them after this.";
export const signedInAs = (name: string) => `You are signed in as ${name}.`;
export const yourName = "Your name";
export const empty = {
  name: "Type your name.",
  username: "Type a user name.",
  password: "Type a password.",
};
export const nameTaken = "This user name is taken. Choose another.";
export const unseenInName =
  "It holds something that cannot be seen, or two spaces in a row. Type it anew.";
export const couldNot = "The service could not do this. Try again.";
export const makeAccount = "Make my account";
export const haveUserName = "You have a user name already?";
export const signIn = "Sign in";
export const andAdd = "first, and add this to it.";
export const addToAccount = "Add to my account";
export const signOutForAnother = "Sign out to use another";
export const isFor = "For";
export const module = "Module";
export const role = "Role";
export const goodUntil = "Good until";
export const goToSignIn = "Go to sign-in";

/** Who has access to a company, for its administrators. */
export const roles = { reader: "Reader", administrator: "Administrator" };
export const mayDo = {
  reader: "Sees the reports and lists of the company in this module.",
  administrator: "Also says who has access to it in this module, and sees who read what.",
};
export const notSignedIn = "Not signed in";
export const notSignedInAfter = "not signed in";
export const disabled = "Disabled";
export const disabledAfter = "disabled";
export const lastSeen = (time: string) => `Last seen ${time}`;
export const lastSeenAfter = (time: string) => `last seen ${time}`;
export const since = (time: string) => `Since ${time}`;
export const endAccessAsked = "End access?";
export const endAccess = "End access";
export const endAccessOf = (name: string) => `End access of ${name}`;
export const endAccessMeans = (name: string, company: string, module: string) =>
  `From now on, ${name} cannot see ${company} in ${module}. Open invitations that they made here end too. The user name stays, and so does whatever else they may see.`;
export const signOutEverywhereAsked = "Sign out everywhere?";
export const signOutEverywhere = "Sign out everywhere";
export const signOutEverywhereOf = (name: string) => `Sign out everywhere: ${name}`;
export const signOutMeans = (name: string) =>
  `${name} is signed out at once, on every device. They can sign in again, and see what they saw before.`;
export const otherCompanies =
  "Nobody is signed out: this person also sees companies or modules that you do not administer. You can end the access.";
export const notDone = "The service did not say that it was done. Try again.";
export const accessUnknown = "It is not known who has access: the service did not say.";
export const noAdministrator = "You are no longer an administrator of this company in this module.";
export const accessEnded = (name: string) => `${name} has no access any more.`;
export const signedOutEverywhere = (name: string) => `${name} is signed out everywhere.`;
export const people = (count: number) => inDigits(count === 1 ? "1 person" : `${count} people`);
export const openInvitationsCounted = (count: number) =>
  inDigits(count === 1 ? "1 open invitation" : `${count} open invitations`);
export const invite = "Invite";
export const whoHasAccess = "Who Has Access";
export const placeOf = (company: string, module: string) => `${company} in ${module}`;
export const column = {
  name: "Name",
  username: "User name",
  role: "Role",
  since: "Since",
  lastSeen: "Last seen",
  acts: "Actions",
};
export const you = "(you)";

/** Invitations, as administrators make and withdraw them. */
export const invitationFor = (name: string) => `Invitation for ${name}`;
export const inviteSomebody = "Invite somebody";
export const done = "Done";
export const makeLink = "Make the link";
export const toPlace = (place: string) =>
  `To ${place}. You get a link, which you send by yourself.`;
export const whoItIsFor = "Who it is for";
export const nameOrWork = "A name, or what they do. They see it too.";
export const sayWho = "Say who it is for.";
export const refused = "The service refuses this.";
export const tooManyOpen = "Too many invitations are open here. Withdraw one first.";
export const notMade = "The invitation could not be made. Try again.";
export const notAnswered =
  "The service did not answer. If the invitation was made, it is in the list once you close this.";
export const sendLink = (name: string, time: string) =>
  `Send this link to ${name}. Whoever opens it first can use it, once, until ${time}. It is not shown again.`;
export const link = "Link";
export const copyLink = "Copy the link";
export const linkCopied = "The link is copied.";
export const selectLink = "Select the link and copy it.";
export const openInvitations = "Open invitations";
export const noneOpen = "No invitation is open.";
export const openUntil = (role: string, time: string) => `${role}, good until ${time}`;
export const invitedBy = (name: string) => `Invited by ${name}`;
export const withdraw = "Withdraw";
export const withdrawOf = (name: string) => `Withdraw the invitation for ${name}`;
export const withdrawn = (name: string) => `The invitation for ${name} is withdrawn.`;
export const notWithdrawn = "The invitation could not be withdrawn. Try again.";
