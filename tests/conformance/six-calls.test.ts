import { describe, expect, it } from "vitest";
import { counted, run } from "./run.ts";
import { credentials, type Elsewhere, startSixCallsHost, token } from "./six-calls-host.ts";

const env = { PARTNER_PASSWORD: credentials.password };
const page = { headers: { "content-type": "text/html" }, text: "<h1>Nothing</h1>" };

const elsewheres: [is: string, answer: ReturnType<Elsewhere>, state: string][] = [
  ["a page with 404", { ...page, status: 404 }, "not offered"],
  ["nothing with 501", { status: 501 }, "not offered"],
  ["a 401", { status: 401 }, "breaks"],
  ["a page with 500", { ...page, status: 500 }, "breaks"],
  ["a page with 200", { ...page, status: 200 }, "breaks"],
  ["a redirect", { status: 302, headers: { location: "/login" } }, "breaks"],
];

const specified = ["Login", "Home", "Profile"].concat([
  "Offline Counter › Offline Counter Report",
  "Toll Plaza › Dashboard",
]);

describe.each(elsewheres)(
  "a host with the six calls that answers all else with %s",
  (_, answer, state) => {
    async function check(...words: string[]) {
      const { baseUrl, requests } = await startSixCallsHost(() => answer);
      const all = ["--base-url", baseUrl, "--sign-in", credentials.username, ...words];
      return { ...(await run(all, env)), requests };
    }

    it("passes, and the portal works but for what it does not have", async () => {
      const { out, code, requests } = await check("--json");
      const { operations, screens } = JSON.parse(out);
      const severities = operations.flatMap(({ findings }: Found) =>
        findings.map(({ severity }) => severity),
      );
      expect([code, severities.includes("breaks the portal")]).toEqual([0, false]);
      expect(titlesOf(screens, "works")).toEqual(specified);
      const ofToll = screens.find(({ route }: Shown) => route === "/toll-plaza/fare");
      expect(ofToll).toEqual({
        title: "Toll Plaza › Fares",
        route: "/toll-plaza/fare",
        module: "toll_plaza",
        state,
        ...(state === "not offered" && { why: `status ${answer.status}` }),
      });
      expect(requests.length).toBeLessThan(40);
    });

    it("does not pass a strict check", async () => {
      const { out, code } = await check("--strict");
      const [portal, screen, advice] = counted(out);
      expect([code, portal, (screen ?? 0) > 0]).toEqual([1, 0, state === "breaks"]);
      expect(advice).toBeGreaterThan(0);
      expect(out.startsWith(state === "breaks" ? "Breaks a screen\n" : "Advice\n")).toBe(true);
    });

    it("names the screens that break, and prints nothing that only its users may read", async () => {
      const { out } = await check();
      expect(out.includes("Fares (/toll-plaza/fare)")).toBe(state === "breaks");
      const secrets = [token, credentials.password, "Rahim", "Karim", "Padma", "1250", "8000"];
      expect(secrets.filter((secret) => out.includes(secret))).toEqual([]);
    });
  },
);

it("says which features such a host should name", async () => {
  const { baseUrl } = await startSixCallsHost(() => ({ ...page, status: 404 }));
  const { out } = await run(["--base-url", baseUrl, "--sign-in", credentials.username], env);
  expect(out).toContain(
    `data.features: expected the names of what the host answers, since it does not have 15 calls behind the portal's screens; came nothing. Send "features": [], and those of supervisor, waybill, intercity, counterwise_ticketing that it has, or use a profile. Until then, the portal offers those screens until somebody opens them.`,
  );
});

type Found = { findings: { severity: string }[] };
type Shown = { title: string; route: string; state: string };

const titlesOf = (screens: Shown[], state: string) =>
  screens.filter((screen) => screen.state === state).map(({ title }) => title);
