/** Works out anew only what it has not just been asked for. */
export function remembering<Asked, Answer>(answer: (asked: Asked) => Answer, most = 500) {
  const known = new Map<Asked, Answer>();
  return (asked: Asked): Answer => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const now = answer(asked);
    known.set(asked, now);
    return now;
  };
}
