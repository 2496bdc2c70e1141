import { expect, it } from 'vitest';
import { recordAttack } from './attack-log.ts';

/**
 * The attacker: an anonymous visitor, a guest, a customer, staff (careless or bribed), or an impersonator of the
 * provider.
 */
export type Attacker = 'visitor' | 'guest' | 'customer' | 'staff' | 'provider' | 'robot';

/**
 * Registers an attack as a test: `run` tries it against the running suite, fails when it succeeds, and returns the
 * outcome in a few words. The run ends with a table of all attacks; see `attack-log.ts`.
 */
export function attack(who: Attacker, tries: string, run: () => Promise<string> | string): void {
  it(`${who}: ${tries}`, async () => {
    try {
      const happened = await run();
      expect(expect.getState().assertionCalls, 'nothing was looked at').toBeGreaterThan(0);
      recordAttack({ who, tries, happened, outcome: 'held' });
    } catch (error) {
      const [happened = ''] = String(error).split('\n');
      recordAttack({ who, tries, happened, outcome: 'broken' });
      throw error;
    }
  });
}
