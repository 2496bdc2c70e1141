/** `ref` callback of a heading (with `tabIndex={-1}`) that receives the focus when it replaces the focused content. */
export function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Selects the first field of a form or dialog. */
export const FIRST_FIELD = 'input:not([type=hidden]), select, textarea';

/** Focuses the first field of a form: as a `ref` callback, of one that replaces the focused content. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}
