import { pinCode } from '#domain/customer/region.ts';
import { localValue } from '../browser/local-storage.ts';

const pin = localValue('pin', (stored) =>
  typeof stored === 'string' ? (pinCode(stored) ?? '') : '',
);

/** The last PIN code checked for delivery on this device, live in every tab; empty if none. */
export const rememberedPin = pin.live;

/** Stores a PIN code of six digits until sign-out. */
export function rememberPin(code: string): void {
  pin.write(code);
}
