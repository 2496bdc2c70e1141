import { useRef, useState } from 'react';
import { pinCode, statesOfPin } from '#domain/customer/region.ts';
import { placesOfPin } from '#data/account/pin-places.ts';

/** City suggestions of an address form. */
interface PinCity {
  /** The districts of the typed PIN code; empty if unknown. */
  readonly places: readonly string[];
  /** Reads the PIN code of the form's fields and suggests the city. */
  readonly suggest: (fields: HTMLFormControlsCollection) => Promise<void>;
}

/**
 * Suggests the city of a PIN code once six digits are typed. It fills an empty city field, or one that still holds the
 * city of the last PIN code, also of an earlier visit, and never overwrites another one.
 */
export function usePinCity(): PinCity {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const suggestion = useRef('');

  async function suggest(fields: HTMLFormControlsCollection): Promise<void> {
    const [pinField, city] = [fields.namedItem('pin'), fields.namedItem('city')];
    if (!(pinField instanceof HTMLInputElement) || !(city instanceof HTMLInputElement)) return;
    const pin = pinCode(pinField.value);
    // A PIN code with an unknown beginning has no file.
    const found = pin !== null && statesOfPin(pin).length > 0 ? await placesOfPin(pin) : [];
    const [first = ''] = found;
    // The city may have come from this PIN code on an earlier visit.
    if (city.value === first) suggestion.current = first;
    if (pinCode(pinField.value) !== pin) return;
    setPlaces(found);
    if (pin === null || !['', suggestion.current].includes(city.value)) return;
    suggestion.current = first;
    if (city.value === first) return;
    city.value = first;
    // The form handles the value like a typed one.
    city.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return { places, suggest };
}
