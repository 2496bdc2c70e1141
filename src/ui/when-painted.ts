/** Runs something in a task of its own once what stands on the page now has been painted. */
export function whenPainted(run: () => void): void {
  // The second frame begins when the first one is on its way to the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
}
