/** The `ref` of a heading (with `tabIndex={-1}`) that takes the place of what had the focus: the keyboard goes on there. */
export function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus();
}
