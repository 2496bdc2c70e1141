import { pinCode } from '#domain/customer/region.ts';
import { localValue } from '../browser/local-storage.ts';

const pin = localValue('pin', (stored) =>
  typeof stored === 'string' ? (pinCode(stored) ?? '') : '',
);

/** The PIN code to which somebody asked for a delivery last, on this device; live in every tab, empty while there is none. */
export const rememberedPin = pin.live;

/** Remembers a PIN code of six digits until the sign-out. */
export function rememberPin(code: string): void {
  pin.write(code);
}
