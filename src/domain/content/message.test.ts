import { expect, test } from 'vitest';
import { checkForm } from '../core/form.ts';
import { MAX_MESSAGE_LENGTH, MessageDraftSchema, ticketNumber } from './message.ts';

const draft = {
  topic: 'order',
  name: '  Asha \n Rao ',
  email: ' Asha@Example.IN ',
  phone: '',
  orderNumber: '',
  subject: 'पार्सल 🌿',
  text: '  It was due on Monday.\n\nIt has not come.  ',
};

test('a message is trimmed and keeps its line breaks', () => {
  const checked = checkForm(MessageDraftSchema, draft);
  const text = 'It was due on Monday.\n\nIt has not come.';
  const value = { ...draft, name: 'Asha Rao', email: 'asha@example.in', text };
  expect(checked).toEqual({ ok: true, value });
});

test('a message reports the fault of each field by code', () => {
  const wrong = { topic: '', name: ' ', email: 'asha', phone: '12', text: 'Hi' };
  const faults = { topic: 'choice', name: 'required', email: 'email-at', phone: 'phone-short' };
  expect(checkForm(MessageDraftSchema, { ...draft, ...wrong })).toEqual({
    ...{ ok: false, faults: { ...faults, text: 'too-short' } },
  });
});

test('a message keeps an order number of the shop as staff look it up, and any other as typed', () => {
  const number = (orderNumber: string) => {
    const checked = checkForm(MessageDraftSchema, { ...draft, orderNumber });
    return checked.ok ? checked.value.orderNumber : checked.faults;
  };
  expect(number('order no. fr–7k3m 9qxz')).toBe('FR-7K3M9QXZ');
  expect(number(' my  second one ')).toBe('my second one');
  expect(number('\u200B')).toBe('');
  expect(number('x'.repeat(41))).toEqual({ orderNumber: 'too-long' });
});

test('a message allows exactly as many characters as the rules', () => {
  const text = (length: number) =>
    checkForm(MessageDraftSchema, { ...draft, text: 'n'.repeat(length) }).ok;
  expect([text(MAX_MESSAGE_LENGTH), text(MAX_MESSAGE_LENGTH + 1)]).toEqual([true, false]);
});

test('a ticket number from any bytes is valid in the rules', () => {
  expect(ticketNumber(new Uint8Array(8))).toBe('T-00000000');
  for (let byte = 0; byte < 256; byte += 1) {
    expect(ticketNumber(new Uint8Array(8).fill(byte))).toMatch(/^T-[0-9A-HJKMNP-TV-Z]{8}$/);
  }
});
