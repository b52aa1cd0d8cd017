/** Sets the size of a `barred` background; `length` is from 0 to 1. */
export const barLength = (length: number, height = "calc(100% - 0.5rem)") => ({
  backgroundSize: `${(length * 100).toFixed(1)}% ${height}`,
});
