import ELK, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { type Entry, entriesOf, labelOf, titleOf } from "./contents.ts";
import { type Arrow, isWithin, type State } from "./definition.ts";
import { heightOf, lineHeight, padding, widthOfEntries } from "./measures.ts";
import type { Line } from "./words.ts";

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

export type DrawnState = Box & { state: State } & Head;
/** Every transition from one state to another, as one arrow; its words may be in the state that it leaves. */
export type DrawnArrow = {
  from: State;
  to: State;
  points: Point[];
  label: (Box & { entries: Entry[] }) | null;
};
/** Where a state begins: a dot, and an arrow without words. */
export type DrawnStart = { dot: Point; to: State; points: Point[] };

export type Layout = {
  width: number;
  height: number;
  states: DrawnState[];
  arrows: DrawnArrow[];
  starts: DrawnStart[];
};

/** Where everything of a machine is drawn: no wider than a page, as far as one way or another leads to that. */
export async function layoutOf(
  states: readonly State[],
  arrows: readonly Arrow[],
): Promise<Layout> {
  const drawings: Layout[] = [];
  for (const way of arrows.length > mostLabels ? withoutLabels : ways) {
    const drawing = await fitting(states, arrows, way);
    if (drawing.width <= widestDrawing) return drawing;
    drawings.push(drawing);
  }
  const [narrowest] = drawings.toSorted((one, other) => one.width - other.width);
  if (!narrowest) throw new Error("there is no way to draw");
  return narrowest;
}

type Way = {
  /** Whether words are beside the arrows, or in the state that they leave. */
  hasLabels: boolean;
  /** How many states may stand side by side. */
  most: number;
};

const widestDrawing = 1000;
const mostLabels = 40;
const withoutLabels = [3, 2].map((most): Way => ({ hasLabels: false, most }));
const ways = [...[6, 4, 3, 2].map((most): Way => ({ hasLabels: true, most })), ...withoutLabels];

export const dotRadius = 5;
const margin = 8;
const widestLabel = 150;
const widestLeaf = 260;
const widestHolder = 420;

const optionsOf = ({ hasLabels, most }: Way): Record<string, string> => ({
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.randomSeed": "1",
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
  "elk.layered.layering.strategy": "COFFMAN_GRAHAM",
  "elk.layered.layering.coffmanGraham.layerBound": String(most),
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.thoroughness": "40",
  "elk.layered.mergeEdges": String(!hasLabels),
  "elk.spacing.nodeNode": "18",
  "elk.spacing.edgeNode": "14",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "8",
  "elk.layered.spacing.nodeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
});

type Pair = { id: string; from: State; to: State; entries: Entry[] };

/** All arrows from one state to another as one. */
function pairsOf(arrows: readonly Arrow[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const arrow of arrows) {
    const { from, to } = arrow;
    if (!to) continue;
    const id = `${from.id} → ${to.id}`;
    const entries = pairs.get(id)?.entries ?? [];
    pairs.set(id, { id, from, to, entries: [...entries, labelOf(arrow, widestLabel)] });
  }
  return [...pairs.values()];
}

type Head = { title: Line; entries: Entry[]; head: number };
/** How wide the words of a state may be, where that is less than usual. */
type Room = ReadonlyMap<State, number>;

/** A state that holds others is as wide as they need; its words are broken anew until they fit in. */
async function fitting(
  states: readonly State[],
  arrows: readonly Arrow[],
  way: Way,
): Promise<Layout> {
  let room: Room = new Map();
  for (;;) {
    const drawing = await drawn(states, arrows, way, room);
    const tight = drawing.states.filter(
      ({ state, entries, width }) =>
        entries.length > 0 &&
        (room.get(state) ?? Number.POSITIVE_INFINITY) > width - 2 * padding &&
        widthOfEntries(entries) > width - 2 * padding,
    );
    if (tight.length === 0) return drawing;
    const less = tight.map(({ state, width }) => [state, width - 2 * padding] as const);
    room = new Map([...room, ...less]);
  }
}

function headOf(state: State, arrows: readonly Arrow[], { hasLabels }: Way, room: Room): Head {
  const widest = room.get(state) ?? (state.children.length > 0 ? widestHolder : widestLeaf);
  const written = arrows.filter(({ from, to }) => from === state && !(hasLabels && to));
  const entries = entriesOf(state, written, widest);
  const body = entries.length > 0 ? heightOf(entries) + 12 : 0;
  return { title: titleOf(state), entries, head: lineHeight + 14 + body };
}

async function drawn(
  states: readonly State[],
  arrows: readonly Arrow[],
  way: Way,
  room: Room,
): Promise<Layout> {
  const [root] = states;
  if (!root) throw new Error("a machine has a root");
  const heads = new Map(states.map((state) => [state, headOf(state, arrows, way, room)]));
  const pairs = pairsOf(arrows);
  const graph: ElkNode = await new ELK().layout({
    id: "",
    layoutOptions: {
      ...optionsOf(way),
      "elk.padding": `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
    },
    children: [nodeOf(root, heads, way)],
    edges: [...pairs.map((pair) => edgeOf(pair, way)), ...states.flatMap(startOf)],
  });
  const nodes = new Map(nodesIn(graph).map((node) => [node.id, boxOf(node)]));
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: states.map((state) => ({
      ...(nodes.get(state.id) as Box),
      ...(heads.get(state) as Head),
      state,
    })),
    arrows: pairs.map(({ id, from, to, entries }) => {
      const [label] = edges.get(id)?.labels ?? [];
      const isInward = to !== from && isWithin(to, from);
      const top = isInward ? belowHead(nodes.get(from.id), heads.get(from)) : 0;
      const points = pointsOf(edges.get(id)).map(({ x, y }) => ({ x, y: Math.max(y, top) }));
      return { from, to, points, label: label ? { ...boxOf(label), entries } : null };
    }),
    starts: states.flatMap((state) => {
      const to = state.children.find(({ key }) => key === state.initial);
      const dot = nodes.get(dotOf(state));
      if (!to || !dot) return [];
      const middle = { x: dot.x + dotRadius, y: dot.y + dotRadius };
      return [{ dot: middle, to, points: pointsOf(edges.get(`${dotOf(state)}→`)) }];
    }),
  };
}

/** An arrow into a state from what holds it begins below the words that are there. */
function belowHead(box: Box | undefined, head: Head | undefined): number {
  return (box?.y ?? 0) + (head?.head ?? 0);
}

const dotOf = ({ id }: State) => `${id} •`;

function nodeOf(state: State, heads: ReadonlyMap<State, Head>, way: Way): ElkNode {
  const { title, entries, head } = heads.get(state) as Head;
  const width = widthOfEntries([{ lines: [title] }, ...entries]) + 2 * padding;
  if (state.children.length === 0) return { id: state.id, width, height: head };
  const dot = { id: dotOf(state), width: 2 * dotRadius, height: 2 * dotRadius };
  return {
    id: state.id,
    layoutOptions: {
      ...optionsOf(way),
      "elk.padding": "[top=4,left=14,bottom=14,right=14]",
      "elk.nodeSize.constraints": "[NODE_LABELS, MINIMUM_SIZE]",
      "elk.nodeSize.minimum": `(${width}, ${head})`,
      "elk.nodeLabels.placement": "[INSIDE, H_CENTER, V_TOP]",
      "elk.nodeLabels.padding": "[top=0,left=0,bottom=0,right=0]",
    },
    labels: [{ id: `${state.id} head`, text: state.id, width, height: head }],
    children: [
      ...(state.initial ? [dot] : []),
      ...state.children.map((child) => nodeOf(child, heads, way)),
    ],
  };
}

function edgeOf({ id, from, to, entries }: Pair, { hasLabels }: Way): ElkExtendedEdge {
  const size = { width: widthOfEntries(entries) + 8, height: heightOf(entries) + 4 };
  const labels = hasLabels ? [{ id: `${id} label`, text: id, ...size }] : [];
  return { id, sources: [from.id], targets: [to.id], labels };
}

function startOf(state: State): ElkExtendedEdge[] {
  const first = state.children.find(({ key }) => key === state.initial);
  return first ? [{ id: `${dotOf(state)}→`, sources: [dotOf(state)], targets: [first.id] }] : [];
}

function nodesIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    ...{ x: left, y: top },
    ...{ width: Math.round(x + width) - left, height: Math.round(y + height) - top },
  };
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? [])
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
