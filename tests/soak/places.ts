import { readContract } from "partner-api";
import { companyOperations } from "../partner-api/company-operations.ts";
import type { Answer, Wire } from "./wire.ts";

export type Kind = "report" | "summary" | "page" | "list";
export type Place = { kind: Kind; path: string; company: number; next: Place | undefined };

/** Answers that change with the time or with what is still inside. */
const moving = ["getTollplazaSummary", "listTollplazaNonExitedVehicles"];
const kinds: [RegExp, Kind][] = [
  [/Summary$/, "summary"],
  [/^list.*(Collections|Reservations)$/, "page"],
  [/^list/, "list"],
];
const pages = 3;
const contract = new Map(readContract().map((operation) => [operation.id, operation]));

/** Keeps what the server answered while nobody else asked. */
export async function learnPlaces(wire: Wire, token: string) {
  const known = new Map<string, string>();
  const moves = new Map<string, string>();
  const learn = async (path: string, operation: string): Promise<string> => {
    const { status, body } = await wire.ask({ path, token });
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
    if (moving.includes(operation)) moves.set(path, operation);
    else known.set(path, body);
    return body;
  };

  const placesOf = async (operation: (typeof companyOperations)[number], company: number) => {
    const kind = kinds.find(([name]) => name.test(operation.id))?.[1] ?? "report";
    const first = operation.urlFor(company, company);
    const paths: string[] = [];
    for (let path: string | undefined = first; path && paths.length < pages; ) {
      const body: string = await learn(path, operation.id);
      const cursor = kind === "page" ? nextCursor(body) : undefined;
      paths.push(path);
      path = cursor ? `${first}&cursor=${encodeURIComponent(cursor)}` : undefined;
    }
    return paths.reduceRight<Place | undefined>(
      (next, path) => ({ kind, path, company, next }),
      undefined,
    );
  };

  const places: Place[] = [];
  for (const operation of companyOperations) {
    for (const company of [operation.company, operation.company + 1]) {
      const place = await placesOf(operation, company);
      if (place) places.push(place);
    }
  }

  return {
    places,
    /** Byte for byte the same, or of the contract's shape where the answer changes with time. */
    isRight({ path }: Place, { body }: Answer): boolean {
      const operation = contract.get(moves.get(path) ?? "");
      if (!operation) return body === known.get(path);
      return operation.checkAnswer(JSON.parse(body)).length === 0;
    },
  };
}

export type Places = Awaited<ReturnType<typeof learnPlaces>>;

const nextCursor = (body: string): string | undefined =>
  JSON.parse(body).data.next_cursor ?? undefined;
