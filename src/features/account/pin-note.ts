import { pinCode, type State, statesOfPin } from '#domain/customer/region.ts';
import { words } from '#text/account/account.ts';

/** A hint from a PIN code about the State: a suggestion and a message. Never rejects the input. */
export interface PinNote {
  /** The State to preselect if none is chosen; null if the PIN code is ambiguous. */
  readonly state: State | null;
  readonly text: string;
  /** Whether the text asks the customer to check the input. */
  readonly needsCheck: boolean;
  /** Whether the text names several States. */
  readonly isShared: boolean;
}

/** Compares a PIN code with the chosen State (empty: none). Null while the PIN code is incomplete. */
export function pinNote(typed: string, chosen: string): PinNote | null {
  const pin = pinCode(typed);
  if (pin === null) return null;
  const states = statesOfPin(pin);
  const [first] = states;
  const isShared = states.length > 1;
  if (!first) return { state: null, text: words.addresses.pinUnknown, needsCheck: true, isShared };
  if (!chosen || states.some((state) => state === chosen)) {
    return {
      state: chosen ? null : first,
      text: words.addresses.pinFits(states.join(words.addresses.or)),
      needsCheck: false,
      isShared,
    };
  }
  const text = words.addresses.pinOdd(states.join(words.addresses.or), chosen);
  return { state: null, text, needsCheck: true, isShared };
}
