/** Resolves in a new task, so that the browser can handle input and render before the caller continues. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  // Safari has no `scheduler.yield`.
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
