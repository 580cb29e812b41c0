/** Roles of elements to look for, as a screen reader distinguishes them. */
export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'textbox';

/**
 * A phone, independent of its browser engine. Elements are identified by role and by the accessible name that
 * the engine computes; every action waits until its element exists.
 */
export type Phone = {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** How many are visible right now. */
  count(role: Role, name: RegExp): Promise<number>;
  /** All visible text, on one line. */
  text(): Promise<string>;
  tap(role: Role, name: RegExp): Promise<void>;
  /** Taps a point of the page, in CSS pixels from the top left corner. */
  tapAt(x: number, y: number): Promise<void>;
  /** Key by key, as on a phone keyboard. */
  type(field: RegExp, text: string): Promise<void>;
  /** Puts a finger on a button and keeps it there. */
  press(button: RegExp): Promise<void>;
  release(): Promise<void>;
  /** Presses Escape, to close an overlay. */
  escape(): Promise<void>;
  /** The phone's back gesture. */
  back(): Promise<void>;
  /** Runs a self-contained function in the page. */
  run<T>(inPage: () => T | Promise<T>): Promise<T>;
};

/** Milliseconds until the page must show the effect of a tap or of typing. */
export const SHOWS_WITHIN = 15_000;

/** A browser engine that opens phones, each with its own cookies. */
export type Engine = {
  newPhone(): Promise<Phone>;
  /** Ends every browser and helper process. */
  close(): Promise<void>;
};
