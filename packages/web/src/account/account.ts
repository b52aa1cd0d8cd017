/** What users see and do of their own accounts, fetched when it is shown. */
export { MustChangePassword } from "./must-change-password.tsx";
export { NewPlaces } from "./new-places.tsx";
export { OwnAccount } from "./own-account.tsx";
