import type { components, paths } from "./generated/partner.ts";

/** The contract's schemas by name, such as `Schemas["CounterRow"]`. */
export type Schemas = components["schemas"];
export type User = Schemas["User"];
export type AllowedCompanies = Schemas["AllowedCompanies"];

export type Method = "GET" | "POST";

/** The contract's paths for a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

/** An operation of the contract: one of the generated constants. Those of the specification have no feature. */
export type Operation = {
  [M in Method]: { method: M; path: PathOf<M>; feature?: string };
}[Method];

type OperationAt<M extends Method, P> = P extends keyof paths ? paths[P][Lowercase<M>] : never;
/** A path without any has `query?: never`, whose type is `undefined`. */
type Given<T> = [T] extends [undefined] ? unknown : NonNullable<T>;
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

/** Optional fields may be undefined too: a form produces such fields. */
type Loose<T> = {
  [K in keyof T]: Record<string, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** Path and query parameters, as in openapi-fetch. */
export type ParamsOf<M extends Method, P> =
  OperationAt<M, P> extends { parameters: infer T }
    ? { [K in keyof Pick<T, keyof T & ("path" | "query")>]: Loose<T[K]> }
    : never;
type PathParamsOf<M extends Method, P> =
  OperationAt<M, P> extends { parameters: { path?: infer T } } ? Given<T> : unknown;
export type QueryOf<M extends Method, P> =
  OperationAt<M, P> extends { parameters: { query?: infer T } } ? Loose<Given<T>> : unknown;
export type BodyOf<M extends Method, P> =
  OperationAt<M, P> extends { requestBody?: infer T } ? Json<Given<T>> : never;

type Responses<M extends Method, P> = OperationAt<M, P> extends { responses: infer R } ? R : never;

/** The body of a 200 answer. */
export type AnswerOf<M extends Method, P> =
  Responses<M, P> extends { 200: infer T } ? Json<T> : never;
/** The body of any other answer. */
export type FailureOf<M extends Method, P> = {
  [S in keyof Responses<M, P>]: S extends 200 ? never : Json<Responses<M, P>[S]>;
}[keyof Responses<M, P>];

type Flat<T> = { [K in keyof T]: T[K] };

/** All parameters and fields of an operation, in one object. */
export type InputOf<Op extends Operation> = Flat<
  PathParamsOf<Op["method"], Op["path"]> &
    QueryOf<Op["method"], Op["path"]> &
    ([BodyOf<Op["method"], Op["path"]>] extends [never]
      ? unknown
      : BodyOf<Op["method"], Op["path"]>)
>;
/** The `data` of an operation's answer. */
export type DataOf<Op extends Operation> =
  AnswerOf<Op["method"], Op["path"]> extends { data: infer Data } ? Data : undefined;
