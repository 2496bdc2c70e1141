import { expect, it } from 'vitest';
import { type Consent, latestConsent } from './consent.ts';

const entry = (at: number, given: boolean, channel: Consent['channel'] = 'email'): Consent => ({
  ...{ id: String(at), channel, given, text: '2026-11-21', at },
});

it('a consent is the latest entry of its channel, in any order, or null', () => {
  const entries = [entry(2, false), entry(3, true), entry(1, true), entry(4, false, 'whatsapp')];
  expect(latestConsent(entries, 'email')).toEqual(entry(3, true));
  expect(latestConsent(entries.toReversed(), 'email')).toEqual(entry(3, true));
  expect(latestConsent(entries, 'whatsapp')?.given).toBe(false);
  expect(latestConsent([entry(1, true, 'whatsapp')], 'email')).toBeNull();
});
