import { encode } from "uqr";
import { picture } from "#words/account";
import * as styles from "./totp-picture.css.ts";

/** The secret as a picture for the app's camera, drawn here: no other host learns it. */
export function TotpPicture({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.picture}
    >
      <path d={squares.join("")} />
    </svg>
  );
}
