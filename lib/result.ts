/** The outcome of an operation that can be refused. A refusal carries a literal code, never a sentence. */
export type Result<T, E> = Ok<T> | Refused<E>;
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<E> = { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const refused = <E>(error: E): Refused<E> => ({ ok: false, error });
