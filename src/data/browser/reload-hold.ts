let holds = 0;

/**
 * Keeps the page from reloading itself for new code, because that would interrupt the current action. Returns a
 * function that ends the hold.
 */
export function holdReload(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

/** Whether the page must not reload itself now. */
export function isReloadHeld(): boolean {
  return holds > 0;
}
