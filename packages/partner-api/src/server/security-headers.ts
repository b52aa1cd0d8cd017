/** The portal uses none of these, and neither should a script that got in. */
const permissions = ["camera", "geolocation", "microphone", "payment", "serial", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** On every answer. A library that works them out again for each took a tenth of the server's time. */
export const securityHeaders = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
  "referrer-policy": "no-referrer",
  // Browsers ignore it without TLS.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};

/** What matters to a page alone. */
export const pageSecurityHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
};
