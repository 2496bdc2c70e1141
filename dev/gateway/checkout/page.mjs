// Enhances the payment page beyond its forms, which work without it: returns to the shop, and polls for the response of a
// UPI app in another tab.
(() => {
  const back = document.querySelector('form[data-go]');
  if (back instanceof HTMLFormElement) back.submit();

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
})();
