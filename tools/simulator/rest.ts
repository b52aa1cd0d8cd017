import { isThere } from "./acts/act.ts";
import { answerWell, hearOf } from "./acts/answers.ts";
import { passTime, setOnline, takeBack } from "./acts/surroundings.ts";
import { agreementIn } from "./invariants/agreement.ts";
import { type Broken, brokenIn } from "./invariants/all.ts";
import type { World } from "./world.ts";

/** Everything is answered as it should be and every tab hears of everything, until nothing is left to happen. */
export async function comeToRest(world: World, _seed: number): Promise<Broken | undefined> {
  for (const tab of world.tabs) takeBack(tab);
  setOnline(world, true);
  await world.settle();
  for (let rounds = 0; ; rounds++) {
    const broken = brokenIn(world);
    if (broken) return broken;
    if (!(await goOn(world))) break;
    if (rounds > 80) return { invariant: "the world comes to rest", tab: null, message: "never" };
  }
  return agreementIn(world);
}

async function goOn(world: World): Promise<boolean> {
  for (const tab of world.tabs) tab.givenToken = null;
  const there = world.tabs.filter(isThere);
  const telling = there.find(({ inbox }) => inbox.length > 0);
  const asking = there.find(({ network }) => network.calls.length > 0);
  if (!telling && !asking) {
    // A request may wait before it is sent again.
    if (there.every(({ tally }) => tally.inFlight === 0)) return false;
    await passTime(world, 31_000);
    return true;
  }
  if (telling) hearOf(telling);
  else if (asking) {
    for (const call of [...asking.network.calls]) answerWell(world, asking, call);
    asking.givenToken = null;
  }
  await world.settle();
  return true;
}
