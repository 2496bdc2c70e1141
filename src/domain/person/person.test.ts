import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Person, peopleOf, personFigures } from './person.ts';

type OrderOf = Parameters<typeof peopleOf>[0][number];

function orderOf(
  id: string,
  changes: Partial<OrderOf> & { phone?: string; paid?: number; back?: number } = {},
): OrderOf {
  const { phone = '', paid = 0, back = 0, ...rest } = changes;
  const payment = { paidPaise: paid, refundedPaise: back } as OrderOf['payment'];
  return {
    ...{ id, uid: id, email: '', createdAt: 1, status: 'paid', payment },
    address: { name: `Name ${id}`, phone },
    ...rest,
  };
}

const contacts = ({ emails, phones }: Person) => [...emails, ...phones].toSorted();

test('orders that share an email address or a phone number are one person, also over a chain', () => {
  const people = peopleOf(
    [
      orderOf('1', { email: 'a@x.in', phone: '+911', createdAt: 1 }),
      orderOf('2', { email: 'b@x.in', phone: '+912', createdAt: 2 }),
      orderOf('3', { email: 'c@x.in', phone: '+913', createdAt: 3 }),
      orderOf('4', { email: 'b@x.in', phone: '+911', createdAt: 4 }),
      orderOf('5', { email: 'z@x.in', test: true }),
    ],
    [{ uid: 'c', name: 'C', email: 'c@x.in', phone: '' } as Parameters<typeof peopleOf>[1][number]],
  );
  expect(people.map(contacts)).toEqual([
    ['+911', '+912', 'a@x.in', 'b@x.in'],
    ['+913', 'c@x.in'],
  ]);
  expect(people.map(({ uid, name, lastOrderAt }) => ({ uid, name, lastOrderAt }))).toEqual([
    { uid: '', name: 'Name 4', lastOrderAt: 4 },
    { uid: 'c', name: 'Name 3', lastOrderAt: 3 },
  ]);
});

test('every order belongs to exactly one person', () => {
  const contact = fc.integer({ min: 0, max: 6 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.tuple(contact, contact), { maxLength: 20 }), (pairs) => {
      const orders = pairs.map(([email, phone], n) =>
        orderOf(`${n}`, { email: `${email}@x.in`, phone: `+91${phone}`, createdAt: n }),
      );
      const people = peopleOf(orders, []);
      for (const { email, address } of orders) {
        const owners = people.filter(({ emails }) => emails.includes(email));
        expect(owners).toHaveLength(1);
        expect(owners[0]?.phones).toContain(address.phone);
      }
    }),
  );
});

test('spend is what was paid minus what went back, of each order once', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const paidAndBack = fc
    .tuple(amount, amount)
    .map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const);
  fc.assert(
    fc.property(fc.array(paidAndBack, { maxLength: 30 }), (amounts) => {
      const orders = amounts.map(([paid, back], n) => orderOf(`${n}`, { paid, back }));
      const recount = amounts.reduce((sum, [paid, back]) => sum + (paid - back), 0);
      const trial = orderOf('test', { paid: 5, test: true });
      expect(personFigures([...orders, ...orders, trial])).toEqual({
        orders: amounts.length,
        spentPaise: recount,
      });
    }),
  );
  const states = ['pending-payment', 'expired', 'cancelled', 'delivered'] as const;
  expect(personFigures(states.map((status) => orderOf(status, { status }))).orders).toBe(2);
});
