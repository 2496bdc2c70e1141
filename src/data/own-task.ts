let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a task of its own, behind those that were asked for before: between them the browser hears a press and draws a
 * frame. A timer would be held back where nobody looks at the page.
 */
export function ownTask(): Promise<void> {
  last = last.then(nextTask);
  return last;
}

function nextTask(): Promise<void> {
  return new Promise((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      begin();
    });
    port1.start();
    port2.postMessage(null);
  });
}
