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
      readonly target: Element;
      /** The element's text at that time. */
      readonly text: string;
      readonly clientX: number;
      readonly clientY: number;
      readonly detail: number;
    }
  | { readonly type: 'submit'; readonly target: HTMLFormElement }
  | {
      readonly type: 'input';
      readonly target: HTMLInputElement | HTMLTextAreaElement;
      readonly value: string;
      /** Of check boxes and radio buttons. */
      readonly checked?: boolean;
    };

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
      // The page's own scripts may have made another button of it.
      if (input.target.textContent !== input.text) return;
      input.target.dispatchEvent(
        new MouseEvent('click', { ...input, bubbles: true, cancelable: true }),
      );
      return;
    case 'submit':
      input.target.requestSubmit();
      return;
    case 'input':
      if (isTicked(input.target)) tick(input.target, input.checked);
      else retype(input);
  }
}

const isTicked = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** React reports no change to what the field already is, so this makes one. */
function tick(field: HTMLInputElement, checked = true): void {
  field.checked = !checked;
  field.click();
}

/** Types the text again, with the caret where it is. React reports only what is not set by a script as `value`. */
function retype({ target, value }: Extract<EarlyInput, { type: 'input' }>): void {
  const { selectionStart, selectionEnd } = target;
  target.value = '';
  target.setRangeText(value);
  target.setSelectionRange(selectionStart, selectionEnd);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
