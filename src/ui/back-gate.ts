/** Who is asked first when Back or Forward is pressed; null where nobody is. */
let gate: ((event: PopStateEvent) => void) | null = null;

/**
 * Begins to hear Back and Forward. Called before there is a router: a window calls its listeners in the order in which they
 * came, also those that asked to be first, and only the first can keep an entry of the history from the others.
 */
export function watchBack(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Puts somebody before the router, until the returned function is called: who stops the event keeps it from the router. */
export function gateBack(next: (event: PopStateEvent) => void): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}
