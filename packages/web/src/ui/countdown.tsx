import { useEffect, useState } from "react";

type CountdownProps = {
  seconds: number;
  /** What to say with so many seconds left, and with none. */
  children: (left: number) => string;
};

/** Counts down for the eyes: inside of a live region, the first words and the last ones are said alone. */
export function Countdown({ seconds, children }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [seconds]);
  return <span aria-live={left > 0 ? "off" : undefined}>{children(left)}</span>;
}
