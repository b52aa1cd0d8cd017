/** The page asks for a script before all else. Where that is kept as well, it would be compiled before anything is painted. */
export const withoutHaste = (page: string, { headers }: Response): Response =>
  changed(page.replace(/<link rel="modulepreload"[^>]*>\n?/, ""), headers);

/** The headers are those of the page as it was sent. */
export function changed(page: string, sent: Headers): Response {
  const headers = new Headers(sent);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(page, { headers });
}
