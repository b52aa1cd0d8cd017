import { useEffect, useState } from "react";

type CountdownProps = {
  seconds: number;
  children: (left: number) => string;
};

/** In a live region, only the first text and the last one are announced. */
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
