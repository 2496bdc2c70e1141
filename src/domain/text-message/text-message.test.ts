import { expect, it } from 'vitest';
import { countVariables, renderText, textNumber, textVariable } from './text-message.ts';
import { textBar, textChoiceOf } from './text-consent.ts';
import { templateOf, textChannelsOn } from './text-settings.ts';

const REGISTERED = 'Order {#var#} has shipped with {#var#}. - Franch';

it('a text is the registered one with its values in their order', () => {
  expect(countVariables(REGISTERED)).toBe(2);
  expect(renderText(REGISTERED, ['FR-7K2M9QXD', 'Delhivery'])).toBe(
    'Order FR-7K2M9QXD has shipped with Delhivery. - Franch',
  );
  // A value is no place, whatever staff typed as courier.
  expect(renderText(REGISTERED, ['{#var#}', '$&'])).toBe(
    'Order {#var#} has shipped with $&. - Franch',
  );
  expect(renderText(REGISTERED, ['FR-7K2M9QXD'])).toBeNull();
  expect(renderText(REGISTERED, ['a', 'b', 'c'])).toBeNull();
});

it.each([
  ['₹1,234.50', 'Rs 1,234.50'],
  ['x'.repeat(31), 'x'.repeat(30)],
  ['two\nlines ', 'two lines'],
  ['', '-'],
])('the value %j becomes %j', (value, sent) => {
  expect(textVariable(value)).toBe(sent);
});

it.each([
  ['+919876543210', true],
  ['+915876543210', false],
  ['9876543210', false],
  ['+9198765432101', false],
  ['+14155550100', false],
  ['+919876543210, +919876543211', false],
  ['', false],
])('texts to %j: %s', (phone, isSent) => {
  expect(textNumber(phone)).toBe(isSent ? phone : null);
});

const at = (time: string) => Date.parse(`2026-11-28T${time}+05:30`);
const GIVEN = { given: true };

it('a service text needs neither consent nor an hour of the day', () => {
  expect(textBar('service', { consent: null, now: at('03:00') })).toBeNull();
});

it.each([
  [null, '12:00', 'no-consent'],
  [{ given: false }, '12:00', 'no-consent'],
  [GIVEN, '09:59', 'quiet-hours'],
  [GIVEN, '10:00', null],
  [GIVEN, '20:59', null],
  [GIVEN, '21:00', 'quiet-hours'],
  [GIVEN, '00:30', 'quiet-hours'],
])('a promotional text with the consent %j at %s: %s', (consent, time, bar) => {
  expect(textBar('promotional', { consent, now: at(time) })).toBe(bar);
});

it('until a shopper chooses, an SMS is sent and WhatsApp is not', () => {
  expect(textChoiceOf({})).toEqual({ sms: true, whatsapp: false });
  const textChoice = { sms: false, whatsapp: true };
  expect(textChoiceOf({ textChoice })).toEqual(textChoice);
});

it('a channel is off until the owner turns it on, and sends only approved kinds', () => {
  const sms = {
    ...{ on: 'on', header: 'FRANCH', entityId: '1101234567890123456' },
    ...{ shipped: '1107161234567890123', delivered: '' },
  };
  expect(textChannelsOn({})).toEqual([]);
  expect(textChannelsOn({ sms })).toEqual(['sms']);
  expect(textChannelsOn({ sms: { ...sms, on: '' } })).toEqual([]);
  expect(templateOf({ sms }, 'sms', 'shipped')).toBe('1107161234567890123');
  expect(templateOf({ sms }, 'sms', 'delivered')).toBe('');
  expect(templateOf({ sms }, 'sms', 'refunded')).toBe('');
  expect(templateOf({ sms }, 'whatsapp', 'shipped')).toBe('');
  expect(templateOf({ sms: { ...sms, on: '' } }, 'sms', 'shipped')).toBe('');
});
