// What transport.ts takes of openapi-fetch, by the same names, for parameters that are no lists and no objects.

type Values = Record<string, unknown>;
type Address = {
  baseUrl: string;
  params: { path?: Values; query?: Values };
  pathSerializer: (address: string, values: Values) => string;
  querySerializer: (values: Values) => string;
};

const isGiven = (value: unknown) => value !== undefined && value !== null;

export function createFinalURL(
  path: string,
  { baseUrl, params, pathSerializer, querySerializer }: Address,
): string {
  const query = querySerializer(params.query ?? {});
  return `${pathSerializer(`${baseUrl}${path}`, params.path ?? {})}${query && `?${query}`}`;
}

/** A parameter without a value is left as it stands. */
export function defaultPathSerializer(address: string, values: Values): string {
  return address.replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) =>
    isGiven(values[name]) ? encodeURIComponent(String(values[name])) : placeholder,
  );
}

export function createQuerySerializer<T extends Values>(): (values: T) => string {
  return (values) =>
    Object.entries(values)
      .filter(([, value]) => isGiven(value))
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join("&");
}

/** Later ones take precedence. */
export function mergeHeaders(...sources: (Record<string, string> | undefined)[]): Headers {
  const merged = new Headers();
  for (const source of sources) {
    for (const [name, value] of Object.entries(source ?? {})) merged.set(name, value);
  }
  return merged;
}

export const removeTrailingSlash = (address: string): string => address.replace(/\/$/, "");
