import { placeIn } from "../simulation/link.ts";
import { LivePage } from "./live-page.tsx";
import { MachinePage } from "./machine-page.tsx";
import { TracePage } from "./trace-page.tsx";
import { useAddress } from "./use-address.ts";

const sources = [
  { hash: "#/machine/loading", begins: "#/machine", title: "A machine alone" },
  { hash: "#/trace", begins: "#/trace", title: "A trace" },
  { hash: "#/live", begins: "#/live", title: "The live portal" },
];

/** `seed-17-tab-1` of `#/trace/seed-17-tab-1`: one that the simulator has left. */
const traceNameIn = (hash: string) => /^#\/trace\/([\w-]+)$/.exec(hash)?.[1] ?? null;

export function App() {
  const [hash, go] = useAddress();
  const place = placeIn(hash) ?? { machine: "loading", input: undefined, deeds: [] };
  const current = sources.find(({ begins }) => hash.startsWith(begins)) ?? sources[0];
  return (
    <>
      <header className="top">
        <span className="product">Machines</span>
        <nav aria-label="Sources">
          {sources.map((source) => (
            <a
              key={source.hash}
              href={source.hash}
              aria-current={source === current ? "page" : undefined}
            >
              {source.title}
            </a>
          ))}
        </nav>
      </header>
      {current?.begins === "#/trace" && <TracePage key={hash} name={traceNameIn(hash)} />}
      {current?.begins === "#/live" && <LivePage />}
      {current?.begins === "#/machine" && <MachinePage place={place} go={go} />}
    </>
  );
}
