import { useState } from "react";
import type { Deed } from "../simulation/simulation.ts";
import { shortened } from "../story/story.ts";

/** The path so far: each step leads back to the moment after it. */
export function DeedList({
  deeds,
  back,
}: {
  deeds: readonly Deed[];
  back: (count: number) => void;
}) {
  const { href } = window.location;
  const [copied, setCopied] = useState<{ href: string; said: string } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setCopied({ href, said: "Copied." });
    } catch {
      setCopied({ href, said: "Copy the address of this page." });
    }
  };
  return (
    <section>
      <h2>Path</h2>
      <ol className="path" hidden={deeds.length === 0}>
        {deeds.map((deed, place) => (
          <li key={place}>
            <button type="button" onClick={() => back(place + 1)}>
              {inWords(deed)}
            </button>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" disabled={deeds.length === 0} onClick={() => back(deeds.length - 1)}>
          Undo
        </button>
        <button type="button" disabled={deeds.length === 0} onClick={() => back(0)}>
          From the start
        </button>
        <button type="button" onClick={copy}>
          Copy link
        </button>
        <span className="said" aria-live="polite">
          {copied?.href === href && copied.said}
        </span>
      </div>
    </section>
  );
}

function inWords(deed: Deed): string {
  if (deed.do === "pass") return `${deed.milliseconds / 1000} s pass`;
  const who = deed.to.split("/").at(-1);
  if (deed.do === "answer") return `${who} answers ${shortened(deed.output)}`;
  if (deed.do === "fail") return `${who} fails ${shortened(deed.error)}`;
  return `${deed.event.type} to ${who}`;
}
