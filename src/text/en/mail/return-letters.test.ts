import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deliveredOrder, requested } from '../../../../tests/support/fixtures/returns.ts';
import { LetterSchema } from '#domain/mail/letter.ts';
import type { ReturnMail } from '#domain/order/order-change.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { newReturnLetter, returnLetter } from './return-letters.ts';

const ORIGIN = 'https://shop.test';
const { order } = requested(deliveredOrder([3, 10_000]), [[1, 2]], {
  ...{ reason: 'faulty', batch: 'B12', text: 'See https://evil.test' },
});
const [first] = order.returns ?? [];
if (!first) throw new Error('The order has a request');

const letter = (mail: ReturnMail, changes: Partial<ReturnRequest> = {}) =>
  v.parse(
    LetterSchema,
    returnLetter(mail, order, {
      request: { ...first, ...changes },
      orderUrl: `${ORIGIN}/orders/one`,
    }),
  );

it.each<[ReturnMail, Partial<ReturnRequest>, RegExp[]]>([
  [
    'return-requested',
    {},
    [/2 × Franch Oil NH Plus/, /ticket number is FR-7K3M9Q2X-R1/, /We reply by 23 Nov 2026/],
  ],
  [
    'return-requested',
    { openedBy: 'staff' },
    [
      /2 × Franch Oil NH Plus/,
      /ticket number is FR-7K3M9Q2X-R1\. We’ll update you by 23 Nov 2026/,
      /^Photos help us decide/,
      /^If you did not ask us for this return/,
    ],
  ],
  [
    'return-approved',
    { note: 'Pickup on Monday' },
    [/^Pickup on Monday$/, /^We pay for the way back/],
  ],
  ['return-approved', { payer: 'shopper' }, [/^Return shipping is on you/]],
  ['return-refused', { note: 'It was opened' }, [/^It was opened$/, /If you disagree/]],
  [
    'return-received',
    { received: [{ line: 1, quantity: 1, condition: 'sealed', restock: true }] },
    [/^1 × Franch Oil NH Plus$/, /We start your refund/],
  ],
])('the letter %s with %j says what was decided', (mail, changes, sentences) => {
  const { subject, paragraphs, action } = letter(mail, changes);
  expect(subject).toContain('FR-7K3M9Q2X-R1');
  expect(action?.url).toBe(`${ORIGIN}/orders/one`);
  for (const sentence of sentences)
    expect(paragraphs).toContainEqual(expect.stringMatching(sentence));
});

it('the letter about a return that staff opened does not say that the shopper requested it', () => {
  const opened = letter('return-requested', { openedBy: 'staff', payer: 'shopper' });
  expect(opened.subject).toBe('Return opened: FR-7K3M9Q2X-R1');
  expect(opened.heading).toBe('We have opened a return for you');
  expect(opened.paragraphs.join(' ')).not.toMatch(/request|photos/i);
});

it('staff read the reason, the batch and the text, without links', () => {
  const { subject, paragraphs, action } = newReturnLetter(order, first, ORIGIN);
  expect(subject).toBe('New return request FR-7K3M9Q2X-R1');
  expect(paragraphs.join(' ')).toContain('There is something wrong with it');
  expect(paragraphs.join(' ')).toContain('Batch number: B12');
  expect(paragraphs.join(' ')).not.toContain('https://evil.test');
  expect(action?.url).toContain(order.id);
});
