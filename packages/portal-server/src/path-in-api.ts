const ofProxy = /^https?:\/\/[^/?#]*/i;
/** Also as some servers read it: `..;x` */
const dots = /(^|\/)\.{1,2}(;[^/]*)?(\/|$)/;

/** Path and query of a request under `/api/`; undefined where the host could read them as an address outside of it. */
export function pathInApi(target: string): string | undefined {
  const relative = target.startsWith("/") ? target : target.replace(ofProxy, "");
  const [path = ""] = relative.split("?");
  if (!path.startsWith("/api/") || path.includes("//")) return undefined;
  if (!/^[!-~]+$/.test(relative) || /[#\\]/.test(relative)) return undefined;
  const decoded = path.includes("%") ? fullyDecoded(path) : path;
  return decoded === undefined || dots.test(decoded.replaceAll("\\", "/")) ? undefined : relative;
}

function fullyDecoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : fullyDecoded(once);
  } catch {
    return undefined;
  }
}
