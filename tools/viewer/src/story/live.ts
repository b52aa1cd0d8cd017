import type { ActorEvent } from "machines/inspect/actor-events";
import { useEffect, useState } from "react";
import { channelName, type LiveMessage, type ViewerMessage } from "web/state/live-tab.ts";

export type LiveTab = { id: string; title: string; story: readonly ActorEvent[] };

/** The newest happenings of a tab that are kept. */
const most = 5000;

/** What the portal in every other tab has done since this page was opened. */
export function useLiveStory(): readonly LiveTab[] {
  const [tabs, setTabs] = useState<readonly LiveTab[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    const ask = () => channel.postMessage({ asks: true } satisfies ViewerMessage);
    channel.onmessage = ({ data }: MessageEvent<LiveMessage | ViewerMessage>) => {
      if ("asks" in data) return;
      if ("opens" in data) ask();
      else setTabs((tabs) => heard(tabs, data));
    };
    ask();
    return () => channel.close();
  }, []);
  return tabs;
}

type Heard = Exclude<LiveMessage, { opens: true }>;

export function heard(tabs: readonly LiveTab[], message: Heard): readonly LiveTab[] {
  const { tab: id, title } = message;
  if ("closes" in message) return tabs.filter((tab) => tab.id !== id);
  const known = tabs.find((tab) => tab.id === id);
  if ("began" in message) {
    const fresh = { id, title, story: message.began };
    return known ? tabs.map((tab) => (tab === known ? fresh : tab)) : [...tabs, fresh];
  }
  if (!known) return tabs;
  const story = [...known.story, message.told].slice(-most);
  return tabs.map((tab) => (tab === known ? { id, title, story } : tab));
}
