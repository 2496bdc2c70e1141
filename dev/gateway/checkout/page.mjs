// What the payment page does beside its forms, which work without it: goes back by itself, tells the page that
// holds it in a frame, and waits for the answer of a UPI app in another tab.
(() => {
  const back = document.querySelector('form[data-go]');
  if (back instanceof HTMLFormElement) back.submit();

  for (const told of document.querySelectorAll('[data-tell]')) {
    const { tell, origin, fields } = /** @type {HTMLElement} */ (told).dataset;
    const message = { kind: tell, fields: /** @type {unknown} */ (JSON.parse(fields ?? '{}')) };
    if (window.parent !== window) window.parent.postMessage(message, origin ?? '');
  }

  const waiting = document.querySelector('[data-wait]');
  if (waiting instanceof HTMLElement) {
    const look = async () => {
      try {
        const answer = await fetch(waiting.dataset['wait'] ?? '');
        const { status } = /** @type {{ status: string }} */ (await answer.json());
        if (status !== 'created') location.reload();
      } catch {
        // The gateway is away for a moment: the next look tells.
      }
    };
    setInterval(() => void look(), 700);
  }

  const number = document.querySelector('input[name="number"]');
  number?.addEventListener('input', () => {
    const field = /** @type {HTMLInputElement} */ (number);
    if (field.selectionStart !== field.value.length) return;
    field.value = field.value.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  });
})();
