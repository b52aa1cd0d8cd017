import { modulesWithFeature, type Operation, pluralize } from "partner-api";
import type { CheckedOperation } from "./check-host.ts";
import { advice } from "./finding.ts";

/** With what a host that names no features should name, where it does not answer all screens of the specification. */
export function withFeatures(
  checked: CheckedOperation[],
  operations: Operation[],
): CheckedOperation[] {
  const ofModules = operations.filter(({ feature }) =>
    modulesWithFeature.some((one) => one === feature),
  );
  const isThere = ({ id }: Operation) => checked.some((one) => one.id === id && isAnswered(one));
  const isMissing = ({ id }: Operation) =>
    checked.some((one) => one.id === id && isUnanswered(one));
  const missing = ofModules.filter(isMissing);
  if (missing.length === 0) return checked;
  const features = modulesWithFeature.flatMap((feature) => {
    const ofFeature = ofModules.filter((one) => one.feature === feature);
    if (!ofFeature.some(isMissing)) return ofFeature.some(isThere) ? [feature] : [];
    return ofFeature.filter(isThere).map(({ path }) => path);
  });
  const unknown = modulesWithFeature.filter((feature) =>
    ofModules.every((one) => one.feature !== feature || !(isThere(one) || isMissing(one))),
  );
  const others = unknown.length > 0 ? `, and those of ${unknown.join(", ")} that it has` : "";
  const named = `"features": ${JSON.stringify(features)}${others}`;
  const finding = advice({
    at: "data.features",
    expected: `the names of what the host answers, since it does not have ${pluralize(missing.length, "call")} behind the portal's screens`,
    came: "nothing",
    fix: `Send ${named}, or use a profile. Until then, the portal offers those screens until somebody opens them.`,
  });
  return checked.map((one) =>
    one.id === "getUser" ? { ...one, findings: [...one.findings, finding] } : one,
  );
}

const isAnswered = ({ isThere }: CheckedOperation) => isThere === true;

const isUnanswered = ({ outcome, isThere }: CheckedOperation) =>
  outcome === "not offered" || (outcome === "checked" && !isThere);
