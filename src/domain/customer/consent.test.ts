import { describe, expect, it } from 'vitest';
import { type Consent, latestConsent } from './consent.ts';

const entry = (at: number, given: boolean, channel: Consent['channel'] = 'email'): Consent => ({
  id: String(at),
  channel,
  given,
  text: '2026-11-21',
  at,
});

describe('a consent', () => {
  it('is null without entries', () => {
    expect(latestConsent([], 'email')).toBeNull();
    expect(latestConsent([entry(1, true, 'whatsapp')], 'email')).toBeNull();
  });

  it('is the latest entry, in any order', () => {
    const entries = [entry(2, false), entry(3, true), entry(1, true), entry(4, false, 'whatsapp')];
    expect(latestConsent(entries, 'email')).toEqual(entry(3, true));
    expect(latestConsent([...entries].reverse(), 'email')).toEqual(entry(3, true));
    expect(latestConsent(entries, 'whatsapp')?.given).toBe(false);
  });
});
