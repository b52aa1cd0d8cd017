import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
} from "react";

/** Something in a script that is fetched when it is wanted. */
export type Lazy<Value> = {
  /** Fetches the script, again where that failed before. */
  load(): Promise<Value>;
  /** Once it is loaded, whoever had it fetched. */
  whenLoaded(): Promise<Value>;
  loaded(): Value | undefined;
};

type AroundPart = {
  /** Shown until the script is loaded. */
  fallback?: ReactNode;
  /** Shown after the part, and not before it. */
  after?: ReactNode;
};

/** A component that throws where its script could not be fetched. */
export type LazyComponent<Props> = ComponentType<Props & AroundPart> & Lazy<ComponentType<Props>>;

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

const chunks = new Map<string, Lazy<object>>();

export function defineChunk(name: string, fetch: () => Promise<object>): void {
  let loading: Promise<object> | undefined;
  let loaded: object | undefined;
  let resolve = (_: object) => {};
  const isLoaded = new Promise<object>((resolved) => {
    resolve = resolved;
  });
  const load = () => {
    loading ??= fetch().then(
      (chunk) => {
        loaded = chunk;
        resolve(chunk);
        return chunk;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  chunks.set(name, { load, whenLoaded: () => isLoaded, loaded: () => loaded });
}

function chunkOf<Name extends keyof LazyModules>(name: Name): Lazy<LazyModules[Name]> {
  return chunks.get(name) as Lazy<LazyModules[Name]>;
}

export function lazy<Name extends keyof LazyModules, Part extends keyof LazyModules[Name]>(
  name: Name,
  part: Part,
): Lazy<LazyModules[Name][Part]> {
  const pick = (chunk: LazyModules[Name]) => chunk[part];
  return {
    load() {
      const value = chunkOf(name).load().then(pick);
      // Whoever shows it says that it failed.
      value.catch(() => {});
      return value;
    },
    whenLoaded: () => chunkOf(name).whenLoaded().then(pick),
    loaded: () => chunkOf(name)?.loaded()?.[part],
  };
}

export function lazyComponent<Name extends keyof LazyModules, Part extends keyof LazyModules[Name]>(
  name: Name,
  part: Part,
): LazyComponent<PropsOf<LazyModules[Name][Part]>> {
  const component = lazy(name, part) as Lazy<unknown> as Lazy<ComponentType<object>>;
  function LazyPart({ fallback, after, ...props }: AroundPart) {
    const Part = useLazy(component);
    return Part ? createElement(Fragment, null, createElement(Part, props), after) : fallback;
  }
  return Object.assign(LazyPart, component) as unknown as LazyComponent<
    PropsOf<LazyModules[Name][Part]>
  >;
}

/** What a script holds; nothing until it is loaded. React's Suspense may wait 300 ms even then. */
export function useLazy<Value>(part: Lazy<Value>, isWanted = true): Value | undefined {
  // Null once it is loaded, so that it is shown.
  const [failure, setFailure] = useState<{ error: unknown } | null>();
  const value = part.loaded();
  const isMissing = isWanted && value === undefined;
  useEffect(() => {
    if (!isMissing) return;
    part.load().then(
      () => setFailure(null),
      (error) => setFailure({ error }),
    );
  }, [part, isMissing]);
  if (failure) throw failure.error;
  return value;
}
