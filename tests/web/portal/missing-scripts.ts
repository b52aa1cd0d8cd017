type Doors = typeof import("web/platform/door.tsx");

/** The doors of a page whose scripts are gone where `isMissing` says so, whenever one is asked for. */
export function withoutScripts(doors: Doors, isMissing: (name: string) => boolean): Doors {
  const door = <Part>(name: string, fetch: () => Promise<Part>) =>
    doors.door(name, () =>
      isMissing(name) ? Promise.reject<Part>(new TypeError("Failed to fetch")) : fetch(),
    );
  return { ...doors, door };
}
