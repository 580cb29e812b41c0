/** Leads to the first field of a form that says what is wrong with it; whether there is one. */
export function focusInvalid(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
