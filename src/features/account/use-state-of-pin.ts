import { type InputEvent, useState } from 'react';
import { type PinNote, pinNote } from './pin-note.ts';
import { initialStateOfPin, stateOfPin } from './state-of-pin.ts';

/** The PIN code and State of an address form. */
interface StateOfPinFields {
  /** The first value of the State field. */
  readonly initialState: string;
  /** What to say about the PIN code; null while it is incomplete. */
  readonly note: PinNote | null;
  /** Follows an input event of the form's fields, and sets the State field before an outer handler reads the form. */
  readonly handleInput: (event: InputEvent) => void;
}

/** Suggests the State of a typed PIN code in the fields named `pin` and `state`. */
export function useStateOfPin(
  initial: Readonly<{ pin?: string; state?: string }>,
): StateOfPinFields {
  const [first] = useState(() => initialStateOfPin(initial));
  const [current, setCurrent] = useState(first);

  function handleInput({ target: field }: InputEvent): void {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const stateField = field.form?.elements.namedItem('state');
    if (!(stateField instanceof HTMLSelectElement)) return;
    if (field.name !== 'pin' && field !== stateField) return;
    const next =
      field === stateField
        ? stateOfPin(current, { type: 'state-chosen', state: field.value })
        : stateOfPin(current, { type: 'pin-typed', pin: field.value });
    stateField.value = next.state;
    setCurrent(next);
  }
  return { initialState: first.state, note: pinNote(current.pin, current.state), handleInput };
}
