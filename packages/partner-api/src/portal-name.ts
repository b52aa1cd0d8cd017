/** What apps and browsers show beside codes and passkeys. */
export const portalName = "Partner portal";
