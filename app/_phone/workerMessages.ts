import type { PhoneCalls } from './phoneCalls';

/** A message to the phone's worker: the call's id, name and arguments. */
export interface WorkerRequest {
  readonly id: number;
  readonly name: keyof PhoneCalls;
  readonly input: readonly unknown[];
}

/** The first response belongs to no call: it reports that the thread has started. */
export type WorkerResponse =
  | { readonly id: number; readonly value: unknown }
  /** The `name` of a DOMException, or another text. */
  | { readonly id: number; readonly fault: string };
