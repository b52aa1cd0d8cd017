/** A text names the kind of a value, a list of one holds many, and a list that ends with null may be null. */
export type Shape =
  | string
  | readonly [Shape]
  | readonly [Shape, null]
  | { readonly [field: string]: Shape };

export type HostOperation = {
  method: "GET" | "POST";
  path: string;
  feature?: string;
  /** Those that end with a question mark may be left out. */
  query?: readonly string[];
  kind: "one" | "list" | "page" | "days" | "done";
  data: Shape;
};
