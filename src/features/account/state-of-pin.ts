import { pinNote } from './pin-note.ts';

/** The PIN code of an address form and its State. */
export interface StateOfPin {
  readonly pin: string;
  /** Empty if none is chosen or suggested. */
  readonly state: string;
  /** Whether the State follows the PIN code, because the customer has chosen no other one. */
  readonly isStateSuggested: boolean;
}

/** What a customer does to the two fields. */
export type StateOfPinEvent =
  | { readonly type: 'pin-typed'; readonly pin: string }
  | { readonly type: 'state-chosen'; readonly state: string };

/** The first values of a form. A stored State that the PIN code suggests was filled in on an earlier visit. */
export function initialStateOfPin({ pin = '', state = '' }): StateOfPin {
  const suggested = suggestedState(pin);
  return {
    pin,
    state: state || suggested,
    isStateSuggested: state === '' || state === suggested,
  };
}

/**
 * The values after an event. A complete PIN code replaces a suggested State, also by none if the PIN code is unknown; a
 * chosen State stays.
 */
export function stateOfPin(current: StateOfPin, event: StateOfPinEvent): StateOfPin {
  if (event.type === 'state-chosen') {
    return initialStateOfPin({ pin: current.pin, state: event.state });
  }
  const { pin } = event;
  const isComplete = pinNote(pin, '') !== null;
  if (!isComplete || !current.isStateSuggested) return { ...current, pin };
  return { pin, state: suggestedState(pin), isStateSuggested: true };
}

/** The State that a PIN code suggests; empty while it is incomplete, and if it is unknown. */
function suggestedState(pin: string): string {
  return pinNote(pin, '')?.state ?? '';
}
