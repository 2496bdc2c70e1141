import type { ClientAction } from '#domain/checkout/checkout.ts';

/** Timeout of the provider's script in milliseconds. */
const TIMEOUT_MS = 20_000;

interface Checkout {
  open(): void;
}

type Provider = new (options: Readonly<Record<string, unknown>>) => Checkout;

/**
 * Opens the provider's payment page as an overlay. The provider redirects by itself after a payment.
 * @param onClosed called when the shopper closes it without paying.
 * @throws Error when the script cannot be loaded: blocked, or no network.
 */
export async function openProvider(
  { script, options }: ClientAction,
  onClosed: () => void,
): Promise<void> {
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
}

/**
 * The payment methods on the provider's page: UPI first. A typed UPI ID ("collect") ended in India on 28 February 2026,
 * except on iOS; elsewhere UPI opens an app or shows a QR code.
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

const loading = new Map<string, Promise<void>>();

/** Loads a script once; a failed load can be retried. */
function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const element = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), TIMEOUT_MS);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('blocked'));
    });
  }).catch((error: unknown) => {
    loading.delete(address);
    element.remove();
    throw error;
  });
  loading.set(address, promise);
  element.src = address;
  element.async = true;
  document.head.append(element);
  return promise;
}
