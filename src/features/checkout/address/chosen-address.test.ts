import { expect, test } from 'vitest';
import type { Address } from '#domain/customer/address.ts';
import { chosenAddress, LAST_ORDER, TYPED } from './chosen-address.ts';

const address = (id: string, changes: Partial<Address> = {}): Address => ({
  id,
  name: id,
  phone: '+919876543210',
  pin: '560001',
  line1: `18 ${id} Road`,
  line2: 'Near the park',
  city: 'Bengaluru',
  state: 'Karnataka',
  preferred: false,
  createdAt: 0,
  ...changes,
});
const [home, work, last] = [address('home'), address('work'), address(LAST_ORDER)];
const preferred = address('shop', { preferred: true });
const { name, phone, pin } = home;
const homeInFields = { name, phone, pin, line1: '18 home Road\nNear the park' };
const base = {
  rows: [home, work],
  lastOrder: null,
  chosenId: undefined,
  hasTypedAddress: false,
  typedAtStart: {},
};

test.each([
  ['the last row without a choice', {}, 'work'],
  ['the preferred one', { rows: [preferred, home, work] }, 'shop'],
  ['the saved one of the last order', { lastOrder: home }, 'home'],
  ['the preferred one rather than that', { rows: [preferred, home], lastOrder: home }, 'shop'],
  ['the last order’s own', { rows: [home, last], lastOrder: last }, LAST_ORDER],
  ['the chosen one', { rows: [preferred, home], chosenId: 'home' }, 'home'],
  ['the last row for a choice that was deleted', { chosenId: 'gone' }, 'work'],
  ['none in an empty book', { rows: [] }, null],
  ['the fields if they were chosen', { chosenId: TYPED }, null],
  ['the fields while an address is typed', { hasTypedAddress: true }, null],
  [
    'the row that a cancelled order has put in the fields',
    { hasTypedAddress: true, typedAtStart: homeInFields },
    'home',
  ],
  ['the fields if they were chosen later', { chosenId: TYPED, typedAtStart: homeInFields }, null],
])('chooses %s', (_, changes, id) => {
  expect(chosenAddress({ ...base, ...changes })?.id ?? null).toBe(id);
});
