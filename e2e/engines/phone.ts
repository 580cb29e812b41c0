/** What is looked for, as a screen reader tells things apart. */
export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'textbox';

/**
 * A phone in somebody's hand, whatever engine draws its pages. A thing is known by its role and by the
 * name that the engine itself computes for a screen reader; whatever is done to it waits until it is there.
 */
export type Phone = {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** How many there are to be seen just now. */
  count(role: Role, name: RegExp): Promise<number>;
  /** All that can be read just now, in one line. */
  text(): Promise<string>;
  tap(role: Role, name: RegExp): Promise<void>;
  /** Taps a place of the page, in CSS pixels from its upper left corner, whatever is there. */
  tapAt(x: number, y: number): Promise<void>;
  /** Key by key, as a thumb does it. */
  type(field: RegExp, text: string): Promise<void>;
  /** Puts a finger on a button and leaves it there. */
  press(button: RegExp): Promise<void>;
  release(): Promise<void>;
  /** Presses the key that asks to close what lies over the page. */
  escape(): Promise<void>;
  /** The phone's own way back. */
  back(): Promise<void>;
  /** Does something within the page, which must bring all that it needs along. */
  run<T>(inPage: () => T | Promise<T>): Promise<T>;
};

/** How long a page may take, in milliseconds, until something that was tapped or typed shows. */
export const SHOWS_WITHIN = 15_000;

/** Which browser, and how to have another phone with it: each with cookies of its own. */
export type Engine = {
  newPhone(): Promise<Phone>;
  /** Ends every browser, and whatever it needed. */
  close(): Promise<void>;
};
