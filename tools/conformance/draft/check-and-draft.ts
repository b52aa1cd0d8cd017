import { type Operation, readContract } from "partner-api";
import { type HostProfile, treatmentOf } from "partner-sdk/host-profile";
import { type Answer, CannotCheckHost } from "../ask.ts";
import { type CheckOptions, checkHost, type Report } from "../check-host.ts";
import { fieldOf } from "../rows.ts";
import { bodyOf, type Draft, draftProfile } from "./draft-profile.ts";

/** The sign-in, the user, the reports, and their dates: each can be read once the one before it can. */
const mostLooks = 4;

/** Checks a host, and drafts a profile of what differs. */
export async function checkAndDraft(
  options: CheckOptions,
): Promise<{ report: Report; draft: Draft }> {
  const given: HostProfile = { ...options.profile, api: options.baseUrl };
  const { report, draft, namesFeatures: named } = await look(options, given, undefined);
  let last = draft;
  let through = given;
  let namesFeatures = named;
  for (let looks = 1; looks < mostLooks; looks++) {
    const next = mappingOf(last.profile, given);
    if (JSON.stringify(next) === JSON.stringify(through)) break;
    through = next;
    const seen = await look({ ...options, isFurtherLook: true }, through, namesFeatures).catch(
      orCannotCheck,
    );
    if (seen instanceof CannotCheckHost) {
      const ended = `Through this draft, the check ended: ${seen.message}`;
      last.notes.set("", [...(last.notes.get("") ?? []), ended]);
      break;
    }
    namesFeatures = seen.namesFeatures;
    last = { profile: seen.draft.profile, notes: joined(last.notes, seen.draft.notes) };
  }
  return { report, draft: last };
}

/** What the first look has found stands all the same. */
function orCannotCheck(error: unknown): CannotCheckHost {
  if (error instanceof CannotCheckHost) return error;
  throw error;
}

async function look(
  { operations = readContract(), ...options }: CheckOptions,
  profile: HostProfile,
  known: boolean | undefined,
) {
  const answers = new Map<string, Answer>();
  const onAnswer = ({ id }: Operation, answer: Answer) => void answers.set(id, answer);
  const looking = { operations, profile, onAnswer, probesDates: true };
  const report = await checkHost({ ...options, ...looking });
  const namesFeatures = known ?? namesIn(answers.get("getUser"), profile);
  const seen = { answers, operations: report.operations, namesFeatures: namesFeatures === true };
  return { report, namesFeatures, draft: draftProfile(profile, seen) };
}

/** A profile that maps the user's answer adds features to it. */
function namesIn(answer: Answer | undefined, profile: HostProfile): boolean | undefined {
  if (!answer || treatmentOf(profile, "getUser") !== "asItIs") return undefined;
  return Array.isArray(fieldOf(fieldOf(bodyOf(answer), "data"), "features"));
}

/** How answers are read, without what a look has found absent. */
function mappingOf(profile: HostProfile, given: HostProfile): HostProfile {
  const { only, operations = {}, ...others } = profile;
  const mapped = Object.entries(operations).filter(
    ([id, mapping]) => !mapping.absent || id in (given.operations ?? {}),
  );
  return {
    ...others,
    ...(given.only && { only: given.only }),
    ...(mapped.length > 0 && { operations: Object.fromEntries(mapped) }),
  };
}

/** What is about a single operation was seen where it was not mapped yet. */
function joined(before: Draft["notes"], after: Draft["notes"]): Draft["notes"] {
  const ofOperations = [...before].filter(([id]) => id !== "");
  return new Map(
    [...ofOperations, ...after].map(([id]) => {
      const texts = [...(id === "" ? [] : (before.get(id) ?? [])), ...(after.get(id) ?? [])];
      return [id, [...new Set(texts)]] as const;
    }),
  );
}
