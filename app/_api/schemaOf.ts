import type { z } from 'zod';

/** A type as JSON bears it: whether a field may be written is not told, and what is undefined is left out. */
type AsJson<T> = T extends readonly (infer E)[]
  ? AsJson<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: AsJson<Exclude<T[K], undefined>> }
    : T;

/** Whether two types are one and the same: for the compiler, more than that each fits the other. */
type AreSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** A schema that describes just what a view's type says: where the one changes without the other, nothing compiles. */
export const schemaOf =
  <V>() =>
  <S extends z.ZodType>(
    schema: AreSame<AsJson<z.output<S>>, AsJson<V>> extends true ? S : Differs<z.output<S>, V>,
  ): S =>
    schema as S;

/** What the compiler's complaint names. */
interface Differs<Schema, View> {
  readonly schema: Schema;
  readonly differsFrom: View;
}
