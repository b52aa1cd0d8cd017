import { describe, expect, it } from "vitest";
import { channelName, type LiveMessage, showToViewers } from "web/state/live-tab.ts";
import { createActor, setup } from "xstate";

const password = "p@ss-w0rd-of-hers";

const form = setup({
  types: { events: {} as { type: "typed"; password: string } },
}).createMachine({ id: "form", context: { accessToken: "t0ken-of-hers" }, on: { typed: {} } });

describe("a tab with the portal", () => {
  it("tells a viewer that asks what there is and then what happens, without a secret", async () => {
    const viewer = new BroadcastChannel(channelName);
    const heard: LiveMessage[] = [];
    let more = () => {};
    viewer.onmessage = ({ data }) => {
      heard.push(data);
      more();
    };
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        more = () => heard.length >= count && resolve();
        more();
      });
    document.title = "Home · Partner portal";
    const { next } = showToViewers();
    const actor = createActor(form, { id: "form", inspect: next }).start();
    await until(1);
    actor.send({ type: "typed", password });
    viewer.postMessage({ asks: true });
    await until(2);
    actor.send({ type: "typed", password });
    await until(3);
    viewer.close();
    const [opens, began, told] = heard;
    const { tab } = opens as LiveMessage;
    const title = "Home · Partner portal";
    expect(opens).toEqual({ opens: true, tab, title });
    const of = { at: expect.any(Number), actor: "form", name: "form" };
    expect(began).toEqual({
      ...{ tab, title },
      began: [{ ...of, state: {}, status: "active", context: { accessToken: "•••" }, tags: [] }],
    });
    expect(told).toEqual({
      ...{ tab, title },
      told: { ...of, event: { type: "typed", password: "•••" }, from: null },
    });
    expect(JSON.stringify(heard)).not.toContain(password);
  });
});
