type Change = readonly [from: string, to: string];

/**
 * Shorter ways to what XState works out anew for each step and each actor, as changes of its code as it is bundled.
 * What comes out is the same; a test plays schedules with and without them.
 */
const changes: readonly Change[] = [
  // A state's value, tags and whether it has any `always`: the same for the same nodes in the same order.
  [
    "function createMachineSnapshot(config, machine) {\n  return {",
    `function statesOf(root, nodes) {
  if (nodes.states) return nodes.states;
  let key = "";
  for (let at = 0; at < nodes.length; at++) key += String.fromCharCode(nodes[at].order);
  const known = (root.knownStates ??= new Map());
  let states = known.get(key);
  if (!states) {
    states = {
      value: getStateValue(root, nodes),
      tags: new Set(nodes.flatMap((node) => node.tags)),
    };
    known.set(key, states);
  }
  return (nodes.states = states);
}
function createMachineSnapshot(config, machine) {
  const { value, tags } = statesOf(machine.root, config._nodes);
  return {`,
  ],
  ["    value: getStateValue(machine.root, config._nodes),\n", "    value,\n"],
  ["    tags: new Set(config._nodes.flatMap((sn) => sn.tags)),\n", "    tags,\n"],
  [
    `  return createMachineSnapshot({
    ...snapshot,
    ...config
  }, snapshot.machine);`,
    `  const { value, tags } = config._nodes ? statesOf(snapshot.machine.root, config._nodes) : snapshot;
  return {
    status: config.status ?? snapshot.status,
    output: "output" in config ? config.output : snapshot.output,
    error: "error" in config ? config.error : snapshot.error,
    machine: snapshot.machine,
    context: config.context ?? snapshot.context,
    _nodes: config._nodes ?? snapshot._nodes,
    value,
    tags,
    children: config.children ?? snapshot.children,
    historyValue: config.historyValue ?? snapshot.historyValue,
    matches: machineSnapshotMatches,
    hasTag: machineSnapshotHasTag,
    can: machineSnapshotCan,
    getMeta: machineSnapshotGetMeta,
    toJSON: machineSnapshotToJSON
  };`,
  ],
  // Few states have an \`always\`.
  [
    "  const enabledTransitionSet = /* @__PURE__ */ new Set();\n  const atomicStates =",
    `  if (!(nextState._nodes.isLeftAtOnce ??= nextState._nodes.some((node) => node.always))) return [];
  const enabledTransitionSet = /* @__PURE__ */ new Set();
  const atomicStates =`,
  ],
  // One transition is in conflict with none.
  [
    "  const filteredTransitions = /* @__PURE__ */ new Set();\n  for (const t1 of enabledTransitions) {",
    `  if (enabledTransitions.length < 2) return enabledTransitions;
  const filteredTransitions = /* @__PURE__ */ new Set();
  for (const t1 of enabledTransitions) {`,
  ],
  // What one transition leaves and enters from the same states, and what is done by that, is the same each time.
  [
    "function microstep(transitions, currentSnapshot, actorScope, event, isInitial, internalQueue) {\n",
    `function pathOf(transitions, from, isInitial) {
  const nodes = new Set(from);
  const left = isInitial ? [] : computeExitSet(transitions, nodes, {}).sort((a, b) => b.order - a.order);
  for (const node of left) nodes.delete(node);
  const entered = new Set();
  const byDefault = new Set(isInitial ? [transitions[0].source] : []);
  computeEntrySet(transitions, {}, byDefault, entered);
  const inOrder = [...entered].sort((a, b) => a.order - b.order);
  const isPlain = (node) => node.type !== "final" && !getHistoryNodes(node).length;
  const leadsToHistory = transitions.some((one) => one.target?.some(isHistoryNode));
  if (leadsToHistory || ![...left, ...inOrder].every(isPlain)) return null;
  for (const node of inOrder) nodes.add(node);
  return {
    done: [
      ...left.map((node) => [[...node.exit, ...node.invoke.map(({ id }) => stopChild(id))]]),
      [transitions.flatMap((one) => one.actions)],
      ...inOrder.map((node) => [
        [
          ...node.entry,
          ...node.invoke.map((invoked) => spawnChild(invoked.src, { ...invoked, syncSnapshot: !!invoked.onSnapshot })),
          ...(byDefault.has(node) ? node.initial.actions : [])
        ],
        node.invoke.map(({ id }) => id)
      ])
    ].filter(([actions]) => actions.length > 0),
    nodes: areStateNodeCollectionsEqual(from, nodes) ? undefined : [...nodes]
  };
}
function knownPath(transitions, from, isInitial) {
  if (transitions.length !== 1) return null;
  const [one] = transitions;
  if (isInitial) {
    if (one.source.begins === undefined) one.source.begins = pathOf(transitions, from, true);
    return one.source.begins;
  }
  const known = (from.paths ??= new Map());
  let path = known.get(one);
  if (path === undefined) known.set(one, path = pathOf(transitions, from, false));
  return path;
}
function microstep(transitions, currentSnapshot, actorScope, event, isInitial, internalQueue) {
  const path = knownPath(transitions, currentSnapshot._nodes, isInitial);
  if (path) {
    let next = currentSnapshot;
    for (const [actions, invoked] of path.done) {
      next = resolveActionsAndContext(next, event, actorScope, actions, internalQueue, invoked);
    }
    return [path.nodes ? cloneMachineSnapshot(next, { _nodes: path.nodes }) : next, []];
  }
`,
  ],
  [
    '  return Object.keys(stateNode.states).map((key) => stateNode.states[key]).filter((sn) => sn.type === "history");',
    '  return stateNode.histories ??= Object.keys(stateNode.states).map((key) => stateNode.states[key]).filter((sn) => sn.type === "history");',
  ],
  [
    `    const candidates = memo(this, \`candidates-\${eventType}\`, () => getCandidates(this, eventType));`,
    `    const known = (this.candidates ??= new Map());
    let candidates = known.get(eventType);
    if (!candidates) known.set(eventType, candidates = getCandidates(this, eventType));`,
  ],
  // A child takes its clock and its logger from its system.
  [
    `    const resolvedOptions = {
      ...defaultOptions,
      ...options
    };`,
    `    const resolvedOptions = options?.parent ? options : {
      ...defaultOptions,
      ...options
    };`,
  ],
];

export function lightened(core: string): string {
  return changes.reduce((text, [from, to]) => {
    const found = text.split(from).length - 1;
    if (found !== 1) throw new Error(`XState has this ${found} times: ${from}`);
    return text.replace(from, () => to);
  }, core);
}
