import { loadScript } from '../../browser/load-script.ts';
import type { OpenPayment } from '../open-payment.ts';

interface Checkout {
  open(): void;
}

type Provider = new (options: Readonly<Record<string, unknown>>) => Checkout;

/** Opens Razorpay's payment page as an overlay. It redirects by itself after a payment. */
export const openRazorpay: OpenPayment = async ({ script, options }, onClosed) => {
  await loadScript(script);
  const Provider = (window as unknown as { readonly Razorpay?: Provider }).Razorpay;
  if (!Provider) throw new Error('the script has brought nothing');
  const color = getComputedStyle(document.documentElement).getPropertyValue('--leaf-deep').trim();
  new Provider({
    ...options,
    config: { display: displayOf(navigator.userAgent) },
    theme: { color },
    modal: { ondismiss: onClosed, confirm_close: true },
  }).open();
};

/**
 * The payment methods on the provider's page, UPI first. A typed UPI ID ("collect") works only on iOS since 28 February
 * 2026; elsewhere UPI opens an app or shows a QR code.
 * Source: Razorpay, "Migrate from UPI Collect to UPI Intent" and "Understand the Configuration", read in November 2026.
 */
function displayOf(userAgent: string) {
  const isIos = /iPhone|iPad|iPod/u.test(userAgent);
  return {
    hide: isIos ? [] : [{ method: 'upi', flows: ['collect'] }],
    sequence: ['upi', 'card'],
    preferences: { show_default_blocks: true },
  };
}
