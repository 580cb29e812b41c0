/** Focuses the form's first invalid field. Returns whether there is one. */
export function focusInvalid(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
