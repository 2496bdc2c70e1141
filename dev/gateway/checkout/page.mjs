// Enhances the payment page beyond its forms, which work without it: returns automatically, messages the page that
// embeds it, and polls for the response of a UPI app in another tab.
(() => {
  const back = document.querySelector('form[data-go]');
  if (back instanceof HTMLFormElement) back.submit();

  for (const notifier of document.querySelectorAll('[data-tell]')) {
    const { tell, origin, fields } = /** @type {HTMLElement} */ (notifier).dataset;
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
        // The gateway is unreachable for a moment: the next poll decides.
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
