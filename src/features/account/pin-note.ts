import { pinCode, type State, statesOfPin } from '#domain/customer/region.ts';
import { words } from '#text/en/account.ts';

/** What a PIN code says about the State: a State to fill in, and a word to the customer. Never a refusal. */
export interface PinNote {
  /** The State to choose when none is chosen; null when the PIN code leaves it open. */
  readonly state: State | null;
  readonly text: string;
  /** Whether the text asks to check something. */
  readonly asks: boolean;
}

/** Compares a PIN code with the chosen State (empty: none chosen). Null while the PIN code is not complete. */
export function pinNote(typed: string, chosen: string): PinNote | null {
  const pin = pinCode(typed);
  if (pin === null) return null;
  const states = statesOfPin(pin);
  const [first] = states;
  if (!first) return { state: null, text: words.addresses.pinUnknown, asks: true };
  if (!chosen || states.some((state) => state === chosen)) {
    return {
      state: chosen ? null : first,
      text: words.addresses.pinFits(states.join(words.addresses.or)),
      asks: false,
    };
  }
  const text = words.addresses.pinOdd(states.join(words.addresses.or), chosen);
  return { state: null, text, asks: true };
}
