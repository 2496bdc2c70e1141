import { describe, expect, it } from 'vitest';
import { startOfDay } from '../core/indian-time.ts';
import { returnClocks } from './return-clocks.ts';
import { RETURN_REASONS, returnDeadline, returnPolicy, returnRule } from './return-policy.ts';
import { USUAL_RETURN_TERMS } from './return-terms.ts';
import { isOpenReturn, RETURN_STATES, returnTicket } from './return-request.ts';

/** Late in the evening in India. */
const DELIVERED = startOfDay('2026-11-13') + 23 * 3_600_000;

describe('the return policy', () => {
  it('promises what the pages say: days, and who pays the way back', () => {
    const said = RETURN_REASONS.map((reason) => {
      const { days, payer, onlySealed } = returnRule(reason);
      return `${reason} ${days} ${payer} ${onlySealed}`;
    });
    const faults = RETURN_REASONS.filter((reason) => reason !== 'changed-mind');
    expect(said).toEqual([
      ...faults.map((reason) => `${reason} ${USUAL_RETURN_TERMS.faultDays} shop false`),
      `changed-mind ${USUAL_RETURN_TERMS.returnDays} shopper true`,
    ]);
  });

  it('asks for the batch where it helps to find the cause', () => {
    const asked = RETURN_REASONS.filter((reason) => returnRule(reason).asksBatch);
    expect(asked).toEqual(['faulty', 'expired', 'reaction']);
  });

  it('has exceptions by category and reason, and none by default', () => {
    const policy = {
      ...returnPolicy(USUAL_RETURN_TERMS),
      exceptions: [{ category: 'Food', reason: 'changed-mind', days: 0 } as const],
    };
    expect(returnRule('changed-mind', 'Food', policy).days).toBe(0);
    expect(returnRule('damaged', 'Food', policy).days).toBe(USUAL_RETURN_TERMS.faultDays);
    expect(returnRule('changed-mind', 'Soap', policy).days).toBe(USUAL_RETURN_TERMS.returnDays);
    expect(returnRule('changed-mind', 'Food').days).toBe(USUAL_RETURN_TERMS.returnDays);
    expect(returnDeadline(returnRule('changed-mind', 'Food', policy), DELIVERED)).toBeNull();
  });

  it('ends with the last day in India', () => {
    const rule = { ...returnRule('changed-mind'), days: 7 };
    expect(returnDeadline(rule, DELIVERED)).toBe(startOfDay('2026-11-21'));
  });
});

describe('a return request', () => {
  it('has a ticket number of its order', () => {
    expect(returnTicket('FR-7K3M9Q2X', 2)).toBe('FR-7K3M9Q2X-R2');
  });

  it('is open until it is refused or refunded', () => {
    const open = RETURN_STATES.filter((state) => isOpenReturn({ state }));
    expect(open).toEqual(['requested', 'approved', 'sent', 'received']);
  });

  it('is decided within 48 hours and settled within a month', () => {
    const clocks = returnClocks({ requestedAt: DELIVERED });
    expect((clocks.decideBy - DELIVERED) / 3_600_000).toBe(48);
    expect((clocks.settleBy - DELIVERED) / 86_400_000).toBe(30);
  });
});
