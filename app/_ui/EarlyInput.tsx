'use client';

import { useEffect } from 'react';
import { markPage } from './pageMarks';

declare global {
  interface Window {
    /**
     * Ends the holding back of input, but for parts that still wait, and returns what was held back, oldest first. Set by
     * an inline script (`_server/pageScripts`).
     */
    takeEarlyInputs?: () => readonly EarlyInput[];
  }
}

/** What was done before the page was hydrated. */
type EarlyInput =
  | {
      readonly type: 'click';
      /** A button as a whole, whatever in it was tapped. */
      readonly target: Element;
      /** What a button was called and said at that time. */
      readonly name: string | null;
      /** Where in the target, as shares of its width and height, since pages turn and scroll meanwhile. */
      readonly x: number;
      readonly y: number;
      readonly detail: number;
    }
  | { readonly type: 'submit'; readonly target: HTMLFormElement }
  | {
      readonly type: 'input';
      readonly target: Field;
      readonly value: string;
      /** Of check boxes and radio buttons. */
      readonly checked?: boolean;
    };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Does what was tapped, typed and sent before the page, or a part of it, was hydrated. Stands last in it. */
export function EarlyInput() {
  useEffect(() => {
    // After the effects of the page, which may bring back what was chosen on an earlier visit.
    const timer = setTimeout(async () => {
      for (const input of window.takeEarlyInputs?.() ?? []) {
        if (input.target.isConnected) repeat(input);
        // What it changes is shown before the next one.
        await new Promise(resolve => setTimeout(resolve));
      }
      markPage('alive');
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function repeat(input: EarlyInput): void {
  switch (input.type) {
    case 'click':
      tap(input);
      return;
    case 'submit':
      input.target.requestSubmit();
      return;
    case 'input':
      if (isTicked(input.target)) tick(input.target, input.checked);
      else enter(input);
  }
}

function tap({ target, name, x, y, detail }: Extract<EarlyInput, { type: 'click' }>): void {
  // The page's own scripts may have made another button of it.
  if (name !== null && name !== `${target.getAttribute('aria-label')}${target.textContent}`) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  const [clientX, clientY] = [left + x * width, top + y * height];
  target.dispatchEvent(
    new MouseEvent('click', { clientX, clientY, detail, bubbles: true, cancelable: true }),
  );
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** React reports no change to what the field already is, so this makes one. */
function tick(field: HTMLInputElement, checked = true): void {
  field.checked = !checked;
  field.click();
}

/** Enters the value again and tells the page, whatever kind of field it is; a text's caret stays where it is. */
function enter({ target, value }: Extract<EarlyInput, { type: 'input' }>): void {
  // Files stay in their field, where no script can put them.
  if (target.type !== 'file') {
    const text = target as HTMLInputElement;
    const { selectionStart, selectionEnd } = text;
    // React sees only what is set on the element itself, and reports only what differs from that.
    target.value = `not ${value}`;
    Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
    if (typeof selectionStart === 'number') text.setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
