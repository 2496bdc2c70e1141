/** `ref` callback of a heading (with `tabIndex={-1}`) that receives the focus when it replaces the focused content. */
export function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus();
}
