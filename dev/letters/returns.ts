import type { Letter } from '#domain/mail/letter.ts';
import { paise } from '#domain/money/money.ts';
import type { ReturnMail } from '#domain/order/order-change.ts';
import { newReturnLetter, returnLetter } from '../../src/text/server.ts';
import { deliveredOrder, requested } from '../../tests/support/fixtures/returns.ts';
import { ORDER_URL, ORIGIN } from './source.ts';

const { order } = requested(deliveredOrder([3, 10_000]), [[1, 2]], {
  ...{ reason: 'faulty', batch: 'B12', text: 'The pump does not work.' },
});
const [asked] = order.returns ?? [];
if (!asked) throw new Error('The sample has a return request.');
const note = 'The courier collects it on Monday.';
const received = [{ line: 1, quantity: 2, condition: 'opened', restock: false } as const];
const request = { ...asked, note, received };
const parcel = {
  courier: 'Delhivery',
  tracking: '1490812763',
  link: 'https://courier.test/1490812763',
};

const write = (mail: ReturnMail, of = order): Letter =>
  returnLetter(mail, of, { request, orderUrl: ORDER_URL });
const dues = [{ key: 'return', ticket: request.ticket, amountPaise: paise(20_000), dueAt: 0 }];
const owed = (payee: string) => ({ ...order, payout: { dues, payee, payeeAt: 0 } });

/** Every letter about a return, by kind and by what is special about it. */
export const RETURN_LETTERS: Readonly<
  Record<ReturnMail | 'new-return', Readonly<Record<string, Letter>>>
> = {
  'return-requested': {
    'of two pieces': write('return-requested'),
    'opened by staff': returnLetter('return-requested', order, {
      request: { ...request, openedBy: 'staff' },
      orderUrl: ORDER_URL,
    }),
  },
  'return-approved': { 'of two pieces': write('return-approved') },
  'return-refused': {
    'of two pieces': returnLetter('return-refused', order, {
      request: { ...request, note: 'The seal of both packs was broken.' },
      orderUrl: ORDER_URL,
    }),
  },
  'return-received': {
    'of two pieces': write('return-received'),
    'paid in cash': write('return-received', owed('')),
    'paid in cash and details known': write('return-received', owed('as••••@okaxis')),
  },
  'return-replaced': {
    'of two pieces': returnLetter('return-replaced', order, {
      request: { ...request, replacement: { ...parcel, at: 0 } },
      orderUrl: ORDER_URL,
    }),
  },
  'new-return': { staff: newReturnLetter(order, request, ORIGIN) },
};
