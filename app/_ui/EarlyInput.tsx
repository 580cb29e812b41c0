'use client';

import { useEffect } from 'react';
import { markPage } from './pageMarks';

declare global {
  interface Window {
    /**
     * Stops buffering input, except in parts that are not hydrated yet, and returns the buffered input, oldest first.
     * Set by an inline script (`_server/pageScripts`).
     */
    takeEarlyInputs?: () => readonly EarlyInput[];
  }
}

/** Input from before the page was hydrated. */
type EarlyInput =
  | {
      readonly type: 'click';
      /** The button around the tapped element, if any. */
      readonly target: Element;
      /** The button's label and text at that time. */
      readonly name: string | null;
      /** As fractions of the target's width and height: the page may scroll or rotate before the tap is replayed. */
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

/** Replays what was tapped, typed and submitted before the page, or a part of it, was hydrated. Rendered last in it. */
export function EarlyInput() {
  useEffect(() => {
    // After the page's effects, which may restore choices of an earlier visit.
    const timer = setTimeout(async () => {
      for (const input of window.takeEarlyInputs?.() ?? []) {
        if (input.target.isConnected) repeat(input);
        // Renders its result before the next one.
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
  // Hydration may have turned it into another button.
  if (name !== null && name !== `${target.getAttribute('aria-label')}${target.textContent}`) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  const [clientX, clientY] = [left + x * width, top + y * height];
  target.dispatchEvent(
    new MouseEvent('click', { clientX, clientY, detail, bubbles: true, cancelable: true }),
  );
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** React ignores a change to the field's current state, so this toggles it first. */
function tick(field: HTMLInputElement, checked = true): void {
  field.checked = !checked;
  field.click();
}

/** Enters the value again, with events for React. Works for every kind of field, and keeps the caret of a text. */
function enter({ target, value }: Extract<EarlyInput, { type: 'input' }>): void {
  // Scripts cannot set files. The field still has them.
  if (target.type !== 'file') {
    const text = target as HTMLInputElement;
    const { selectionStart, selectionEnd } = text;
    // React tracks the value set on the element itself, and ignores events while the field still has it. So this sets
    // another value there, and then the right one through the prototype.
    target.value = `not ${value}`;
    Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
    if (typeof selectionStart === 'number') text.setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
