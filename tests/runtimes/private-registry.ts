import { httpHost } from "../partner-sdk/http-host.ts";

type Manifest = { name: string; version: string; dist: { tarball: string } } & Record<
  string,
  unknown
>;
type Publication = {
  name: string;
  versions: Record<string, Manifest>;
  _attachments: Record<string, { data: string }>;
};

/** A registry that keeps what is published to it, and gives it to whoever installs. */
export async function privateRegistry() {
  const publications: Publication[] = [];
  const host = await httpHost(async (request, response) => {
    if (request.method === "PUT") {
      const body = Buffer.concat(await request.toArray());
      publications.push(JSON.parse(body.toString()) as Publication);
      return response.end("{}");
    }
    const [publication] = publications;
    if (!publication) return response.writeHead(404).end("{}");
    const [attachment] = Object.values(publication._attachments);
    if (request.url?.endsWith(".tgz")) {
      return response.end(Buffer.from(attachment?.data ?? "", "base64"));
    }
    const { _attachments, ...about } = publication;
    return response.end(JSON.stringify(about));
  });
  return Object.assign(host, {
    /** What stands in the `.npmrc` of somebody who may publish. */
    settings: `//${new URL(host.url).host}/:_authToken=made-up`,
    published: () => publications.flatMap(({ versions }) => Object.values(versions)) as [Manifest],
  });
}
