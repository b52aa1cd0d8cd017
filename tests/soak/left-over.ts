import type { CDPSession } from "playwright-core";

/** After garbage collection. */
export type LeftOver = {
  heap: number;
  listeners: number;
  nodes: number;
  documents: number;
  actors: number;
  running: number;
};

/** Found by way of the actor that React's root is given. */
const actorPrototype = `(() => {
  const root = document.getElementById("root");
  let fiber = root[Object.keys(root).find((key) => key.startsWith("__reactContainer"))];
  while (fiber && !fiber.memoizedProps?.value?.system) fiber = fiber.child;
  return Object.getPrototypeOf(fiber.memoizedProps.value);
})()`;

const countActors = `function () {
  return [this.length, this.filter((actor) => actor.getSnapshot().status === "active").length];
}`;

export async function leftOver(devtools: CDPSession): Promise<LeftOver> {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const [actors = Number.NaN, running = Number.NaN] = await actorsOf(devtools);
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    heap: metric("JSHeapUsedSize"),
    listeners: metric("JSEventListeners"),
    nodes: metric("Nodes"),
    documents: metric("Documents"),
    actors,
    running,
  };
}

async function actorsOf(devtools: CDPSession): Promise<number[]> {
  const objectGroup = "actors";
  const { result } = await devtools.send("Runtime.evaluate", {
    expression: actorPrototype,
    objectGroup,
  });
  const { objects } = await devtools.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId ?? "",
    objectGroup,
  });
  const counted = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: countActors,
    returnByValue: true,
  });
  await devtools.send("Runtime.releaseObjectGroup", { objectGroup });
  return counted.result.value;
}
