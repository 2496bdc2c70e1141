import type { ClientAction } from '#domain/checkout/checkout.ts';

/** How long the provider's script may take, in milliseconds. */
const PATIENCE_MS = 20_000;

interface Checkout {
  open(): void;
}

type Provider = new (options: Readonly<Record<string, unknown>>) => Checkout;

/**
 * Opens the provider's payment page over this one. It leads away by itself once something was paid.
 * @param onClosed called when the shopper closes it without having paid.
 * @throws Error when its script cannot be had: blocked, or no network.
 */
export async function openProvider(
  { script, options }: ClientAction,
  onClosed: () => void,
): Promise<void> {
  await loaded(script);
  const Provider = (window as unknown as { readonly Razorpay?: Provider }).Razorpay;
  if (!Provider) throw new Error('the script has brought nothing');
  const color = getComputedStyle(document.documentElement).getPropertyValue('--leaf-deep').trim();
  new Provider({
    ...options,
    theme: { color },
    modal: { ondismiss: onClosed, confirm_close: true },
  }).open();
}

const loading = new Map<string, Promise<void>>();

/** Loads a script once; one that failed may be tried again. */
function loaded(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const element = document.createElement('script');
  const arrived = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), PATIENCE_MS);
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
  loading.set(address, arrived);
  element.src = address;
  element.async = true;
  document.head.append(element);
  return arrived;
}
