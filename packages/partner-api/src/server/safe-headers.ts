/** The portal uses none of these, and neither should a script that got in. */
const permissions = ["camera", "geolocation", "microphone", "payment", "serial", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

export const permissionsPolicy = { "permissions-policy": permissions };

/** For answers that bypass the server's hooks. */
export const safeHeaders = {
  ...permissionsPolicy,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  // Browsers ignore it without TLS.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};
