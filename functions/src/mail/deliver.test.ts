import { describe, expect, it } from 'vitest';
import { retryDelay } from '../../../src/domain/mail/mail.ts';
import { deliveryAfter } from './deliver.ts';
import { mailFault } from './smtp.ts';

const NOW = Date.UTC(2026, 10, 25);
const MINUTE_MS = 60_000;

describe('a delivery after an attempt', () => {
  it('is sent when the mail server took the letter', () => {
    expect(deliveryAfter({ attempts: 1 }, null, NOW)).toEqual({
      ...{ state: 'sent', attempts: 1, nextAt: null, error: '', sentAt: NOW },
    });
  });

  it('waits for another attempt after a temporary fault, longer each time, and fails after the last', () => {
    const fault = { code: '451', isTemporary: true };
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => {
      const { state, nextAt } = deliveryAfter({ attempts }, fault, NOW);
      expect(state).toBe('waiting');
      return ((nextAt ?? 0) - NOW) / MINUTE_MS;
    });
    expect(waits).toEqual([1, 5, 15, 60, 240, 480, 720]);
    expect(deliveryAfter({ attempts: 8 }, fault, NOW)).toMatchObject({
      state: 'failed',
      nextAt: null,
      error: '451',
    });
    expect(retryDelay(8)).toBeNull();
  });

  it('fails at once after a permanent fault', () => {
    const fault = { code: '550', isTemporary: false };
    expect(deliveryAfter({ attempts: 1 }, fault, NOW)).toMatchObject({ state: 'failed' });
  });
});

describe('the fault of a mail server', () => {
  it.each([
    [
      'a full inbox now',
      { responseCode: 452, code: 'EENVELOPE' },
      { code: '452', isTemporary: true },
    ],
    [
      'an unknown mailbox',
      { responseCode: 550, code: 'EENVELOPE' },
      { code: '550', isTemporary: false },
    ],
    ['a wrong password', { responseCode: 535, code: 'EAUTH' }, { code: '535', isTemporary: true }],
    ['a server that is down', { code: 'ESOCKET' }, { code: 'ESOCKET', isTemporary: true }],
    ['anything else', 'lost', { code: '', isTemporary: true }],
  ])('is %s', (_, error, fault) => {
    expect(mailFault(error)).toEqual(fault);
  });
});
