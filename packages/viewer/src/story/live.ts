import { useEffect, useState } from "react";
import type { Happening } from "./story.ts";

/** Where tabs with the portal tell what happens, as `packages/web` names it. */
export const channelName = "partner-portal-machines";

/** What a tab with the portal tells. */
export type LiveMessage = { tab: string; title: string } & (
  | { told: Happening }
  | { began: readonly Happening[] }
  | { isClosed: true }
);

export type LiveTab = { id: string; title: string; story: readonly Happening[] };

/** The newest happenings of a tab that are kept. */
const most = 5000;

/** What the portal in every other tab has done since this page was opened. */
export function useLiveStory(): readonly LiveTab[] {
  const [tabs, setTabs] = useState<readonly LiveTab[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<LiveMessage | { asks: true }>) => {
      if ("tab" in data) setTabs((tabs) => heard(tabs, data));
    };
    channel.postMessage({ asks: true });
    return () => {
      channel.postMessage({ leaves: true });
      channel.close();
    };
  }, []);
  return tabs;
}

export function heard(tabs: readonly LiveTab[], message: LiveMessage): readonly LiveTab[] {
  const { tab: id, title } = message;
  const others = tabs.filter((tab) => tab.id !== id);
  if ("isClosed" in message) return others;
  const known = tabs.find((tab) => tab.id === id);
  if ("began" in message) {
    const fresh = { id, title, story: message.began };
    return known ? tabs.map((tab) => (tab === known ? fresh : tab)) : [...tabs, fresh];
  }
  if (!known) return tabs;
  const story = [...known.story, message.told].slice(-most);
  return tabs.map((tab) => (tab === known ? { id, title, story } : tab));
}
