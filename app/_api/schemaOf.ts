import type { z } from 'zod';

/** A type as JSON represents it: `readonly` is dropped, and so is `undefined`, since such fields are left out. */
type AsJson<T> = T extends readonly (infer E)[]
  ? AsJson<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: AsJson<Exclude<T[K], undefined>> }
    : T;

/** Whether two types are identical to the compiler, which is stricter than mutual assignability. */
type AreSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Ties a schema to a view type: if one changes without the other, the code does not compile. */
export const schemaOf =
  <V>() =>
  <S extends z.ZodType>(
    schema: AreSame<AsJson<z.output<S>>, AsJson<V>> extends true ? S : Differs<z.output<S>, V>,
  ): S =>
    schema as S;

/** Names both types in the compiler's error message. */
interface Differs<Schema, View> {
  readonly schema: Schema;
  readonly differsFrom: View;
}
