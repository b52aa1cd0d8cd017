export const title = "Partner portal";
export const shortTitle = "Portal";
export const description = "Reports for the staff of transport companies.";
export const noScript = "The partner portal needs JavaScript.";
export const missing = "The portal could not be loaded. Check the connection and reload the page.";
export const reload = "Reload";
