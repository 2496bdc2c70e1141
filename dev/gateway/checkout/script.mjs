// The response of `GET /v1/checkout.js`: window.Razorpay for a page of the shop that redirects to its `callback_url`. The
// real script opens an overlay; this one leaves the page. A classic script, no module.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const action = new URL('/v1/checkout/embedded', script.src).href;

  class Razorpay {
    /** @type {Readonly<Record<string, unknown>>} */
    #options;

    /** @param {Readonly<Record<string, unknown>>} options */
    constructor(options) {
      if (!options['key']) throw new Error('No key passed');
      if (!options['order_id']) throw new Error('No order_id passed');
      if (!options['redirect']) throw new Error('The stand-in only redirects');
      this.#options = options;
    }

    open() {
      const { key, prefill, ...options } = this.#options;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action, hidden: true });
      const nested = Object.entries(/** @type {Record<string, unknown>} */ (prefill ?? {}));
      /** @type {Record<string, unknown>} */
      const fields = { key_id: key, cancel_url: location.href, ...options };
      for (const [name, value] of nested) fields[`prefill[${name}]`] = value;
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
      form.remove();
    }
  }
  Object.assign(window, { Razorpay });
})();
