import type { z } from 'zod';

/** The output type of a schema, immutable. */
export type Shape<S extends z.ZodType> = Immutable<z.output<S>>;
type Immutable<T> = T extends number
  ? T
  : T extends readonly (infer E)[]
    ? readonly Immutable<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Immutable<T[K]> }
      : T;
