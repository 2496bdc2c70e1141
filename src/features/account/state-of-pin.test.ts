import { expect, test } from 'vitest';
import { initialStateOfPin, stateOfPin, type StateOfPinEvent } from './state-of-pin.ts';

const pin = (typed: string): StateOfPinEvent => ({ type: 'pin-typed', pin: typed });
const choose = (state: string): StateOfPinEvent => ({ type: 'state-chosen', state });

test.each([
  [{}, { pin: '', state: '', isStateSuggested: true }],
  [{ pin: '560001' }, { pin: '560001', state: 'Karnataka', isStateSuggested: true }],
  [
    { pin: '560001', state: 'Karnataka' },
    { pin: '560001', state: 'Karnataka', isStateSuggested: true },
  ],
  [
    { pin: '560001', state: 'Kerala' },
    { pin: '560001', state: 'Kerala', isStateSuggested: false },
  ],
  [{ state: 'Kerala' }, { pin: '', state: 'Kerala', isStateSuggested: false }],
])('a form that begins with %j', (values, expected) => {
  expect(initialStateOfPin(values)).toEqual(expected);
});

test.each([
  ['fills in the State of a PIN code', [pin('560001')], 'Karnataka'],
  ['follows the next PIN code', [pin('560001'), pin('400001')], 'Maharashtra'],
  ['keeps the State while a PIN code is incomplete', [pin('560001'), pin('5600')], 'Karnataka'],
  ['takes the State back for an unknown PIN code', [pin('560001'), pin('999999')], ''],
  ['keeps a chosen State', [pin('560001'), choose('Kerala'), pin('400001')], 'Kerala'],
  ['keeps a State chosen first', [choose('Kerala'), pin('560001')], 'Kerala'],
  [
    'follows the PIN code again once its own State is chosen',
    [pin('560001'), choose('Kerala'), choose('Karnataka'), pin('400001')],
    'Maharashtra',
  ],
  ['fills the State in again when none is chosen', [pin('560001'), choose('')], 'Karnataka'],
  ['leaves none without a PIN code', [choose('Kerala'), choose('')], ''],
])('%s', (_, events, state) => {
  expect(events.reduce(stateOfPin, initialStateOfPin({})).state).toBe(state);
});
