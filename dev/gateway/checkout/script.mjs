// The response of `GET /v1/checkout.js`: window.Razorpay for a page of the shop. A classic script, no module.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const gateway = new URL(script.src).origin;
  const NESTED = new Set(['prefill', 'notes', 'theme', 'retry']);

  /**
   * @param {Record<string, unknown>} options
   * @returns {Record<string, string>} the fields of the form that opens the payment page.
   */
  function fieldsOf(options) {
    /** @type {Record<string, string>} */
    const fields = { key_id: String(options['key']) };
    for (const [name, value] of Object.entries(options)) {
      if (NESTED.has(name) && typeof value === 'object' && value !== null) {
        for (const [inner, word] of Object.entries(value))
          fields[`${name}[${inner}]`] = String(word);
      } else if (name === 'config') fields[name] = JSON.stringify(value);
      else if (['string', 'number', 'boolean'].includes(typeof value)) fields[name] = String(value);
    }
    return fields;
  }

  /**
   * @param {string} action
   * @param {Readonly<Record<string, string>>} fields
   * @param {string} target
   */
  function post(action, fields, target) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action, target, hidden: true });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }

  /**
   * @param {unknown} shopCallback a callback of the shop, if there is one.
   * @param {unknown} [value]
   */
  function call(shopCallback, value) {
    if (typeof shopCallback === 'function')
      /** @type {(value: unknown) => void} */ (shopCallback)(value);
  }

  class Razorpay {
    /** @type {Record<string, unknown>} */
    #options;
    /** @type {Map<string, ((value: unknown) => void)[]>} */
    #listeners = new Map();
    /** @type {HTMLDialogElement | null} */
    #window = null;

    /** @param {Record<string, unknown>} options */
    constructor(options) {
      if (!options?.['key']) throw new Error('No key passed');
      if (!options['order_id']) throw new Error('No order_id passed');
      this.#options = options;
    }

    /**
     * @param {string} event
     * @param {(value: unknown) => void} listener
     */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    open() {
      const address = `${gateway}/v1/checkout/embedded`;
      const fields = fieldsOf(this.#options);
      if (this.#options['redirect'] && this.#options['callback_url']) {
        post(address, { cancel_url: location.href, ...fields }, '_self');
        return;
      }
      if (this.#window) return;
      const frame = document.createElement('iframe');
      frame.name = `razorpay-${Date.now()}`;
      frame.title = 'Payment';
      frame.className = 'razorpay-checkout-frame';
      Object.assign(frame.style, { border: '0', width: '100%', height: '100%' });
      const dialog = document.createElement('dialog');
      dialog.className = 'razorpay-container';
      dialog.setAttribute('aria-label', 'Payment');
      Object.assign(dialog.style, {
        ...{ width: '100vw', height: '100vh', maxWidth: 'none', maxHeight: 'none' },
        ...{ margin: '0', padding: '0', border: '0' },
      });
      dialog.append(frame);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#modal()['escape'] !== false) this.#dismiss();
      });
      document.body.append(dialog);
      dialog.showModal();
      this.#window = dialog;
      window.addEventListener('message', this.#hear);
      post(address, { ...fields, frame_of: location.origin }, frame.name);
      frame.focus();
    }

    close() {
      window.removeEventListener('message', this.#hear);
      this.#window?.remove();
      this.#window = null;
    }

    #modal() {
      return /** @type {Record<string, unknown>} */ (this.#options['modal'] ?? {});
    }

    #dismiss() {
      this.close();
      call(this.#modal()['ondismiss']);
    }

    /** @param {MessageEvent} message */
    #hear = (message) => {
      if (message.origin !== gateway) return;
      const { kind, fields } = /** @type {{ kind: string, fields: Record<string, string> }} */ (
        message.data
      );
      if (kind === 'dismiss') this.#dismiss();
      if (kind === 'failed') {
        /** @type {Record<string, unknown>} */
        const error = {};
        for (const [name, value] of Object.entries(fields)) error[name.slice(6, -1)] = value;
        error['metadata'] = JSON.parse(fields['error[metadata]'] ?? '{}');
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      }
      if (kind === 'success') {
        this.close();
        const { handler, callback_url: callback } = this.#options;
        if (handler) call(handler, fields);
        else if (typeof callback === 'string') post(callback, fields, '_self');
      }
    };
  }
  Object.assign(window, { Razorpay });
})();
