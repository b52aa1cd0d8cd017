/** `Made` without the fields that `Shape` has not: a compiler finds those of a function's result only where it is told to. */
export type Exact<Made, Shape> = Made extends object
  ? { [Key in keyof Made]: Key extends KeyIn<Shape> ? Exact<Made[Key], At<Shape, Key>> : never }
  : Made;

/** A shape may be one of several, or null. */
type KeyIn<Shape> = Shape extends object ? keyof Shape : never;
type At<Shape, Key> = Shape extends object ? (Key extends keyof Shape ? Shape[Key] : never) : never;
