/** Nothing of this the portal uses; a script that got in would not have it either. */
const permissions = ["camera", "geolocation", "microphone", "payment", "serial", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

export const permissionsPolicy = { "permissions-policy": permissions };

/** For answers that are made where no hook adds them. */
export const safeHeaders = {
  ...permissionsPolicy,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  // Browsers heed it over TLS alone.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};
