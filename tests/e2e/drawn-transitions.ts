import type { Drawing, Edge, Label } from "./drawn-diagrams.ts";
import type { StateNode, Transition } from "./machine-transitions.ts";

/** The transitions that no words of a diagram tell, and the words that tell of none. */
export function differences(transitions: readonly Transition[], drawing: Drawing) {
  const told = drawing.labels.map((label) => ({ ...label }));
  const missing: string[] = [];
  const longestFirst = transitions.toSorted((one, other) => other.says.length - one.says.length);
  for (const transition of longestFirst) {
    const found = told.find((label) =>
      sentencesIn(label, transition, drawing).some((sentence) => {
        const without = label.text.replace(sentence, "");
        const isTold = without !== label.text;
        label.text = without.trim();
        return isTold;
      }),
    );
    if (!found) missing.push(`${transition.from.id}: ${transition.says}`);
  }
  const unknown = told.filter((label) => "edge" in label && label.text !== "");
  return { missing, unknown: unknown.map(({ text }) => text) };
}

/** What this label may say of a transition, by where it stands. */
function sentencesIn(label: Label, { from, to, says }: Transition, drawing: Drawing): string[] {
  const own = [nameOf(from), `${nameOf(from)}_any`, `${nameOf(from)}_any_list`];
  const isAnew = to === from && Object.keys(from.states).length === 0;
  if ("box" in label) {
    if (!own.includes(label.box)) return [];
    return isAnew ? [`${says} / itself anew`] : to === null ? [says] : [];
  }
  const edge = drawing.edges.find(({ id }) => id === label.edge);
  if (!edge || !to) return [];
  const { starts, ends } = touchedBy(edge, drawing);
  const before = [
    ...(own.some((name) => starts.includes(name)) ? [""] : []),
    ...(outside(from).some((state) => starts.includes(nameOf(state))) ? [`in ${from.key}: `] : []),
  ];
  const after = [
    ...(entering(to).some((state) => ends.includes(nameOf(state))) ? [""] : []),
    ...(outside(to).some((state) => ends.includes(nameOf(state))) ? [` to ${to.key}`] : []),
  ];
  return before.flatMap((prefix) => after.map((suffix) => `${prefix}${says}${suffix}`));
}

/** The boxes whose borders an arrow begins and ends at. */
function touchedBy({ start, end }: Edge, { boxes }: Drawing) {
  const at = ({ x, y }: Edge["start"]) =>
    boxes
      .filter(({ rect: { left, top, right, bottom } }) => {
        const beyond = Math.max(left - x, x - right, top - y, y - bottom);
        return Math.abs(beyond) < 4;
      })
      .map(({ name }) => name);
  return { starts: at(start), ends: at(end) };
}

/** The states that hold this one, the machine's own root not among them. */
function outside({ parent }: StateNode): StateNode[] {
  return parent?.parent ? [parent, ...outside(parent)] : [];
}

/** The state itself, those that are entered with it, and those that it is entered with. */
function entering(state: StateNode): StateNode[] {
  const within = (outer: StateNode): StateNode[] => {
    const [first] = outer.type === "compound" ? outer.initial.target : [];
    return first ? [outer, ...within(first)] : [outer];
  };
  const holders = outside(state).filter((holder) => within(holder).includes(state));
  return [...within(state), ...holders];
}

function nameOf({ id }: StateNode): string {
  return id.replaceAll(".", "_");
}
