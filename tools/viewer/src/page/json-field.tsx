import { useId, useState } from "react";

type JsonFieldProps = {
  label: string;
  value: unknown;
  actions: readonly { title: string; act: (value: unknown) => void }[];
};

/** A value to be written by hand, and what may be done with it. */
export function JsonField({ label, value, actions }: JsonFieldProps) {
  const given = JSON.stringify(value);
  const [text, setText] = useState(given);
  const [shown, setShown] = useState(given);
  const id = useId();
  if (shown !== given) {
    setShown(given);
    setText(given);
  }
  const read = valueIn(text);
  return (
    <div className="written">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        aria-invalid={read ? undefined : true}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        {actions.map(({ title, act }) => (
          <button
            key={title}
            type="button"
            disabled={!read}
            onClick={() => read && act(read.value)}
          >
            {title}
          </button>
        ))}
        {!read && <span className="said">This is not JSON.</span>}
      </div>
    </div>
  );
}

function valueIn(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
