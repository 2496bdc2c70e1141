import { randomInt } from 'node:crypto';

/** A mobile number that no other test has typed: a second open cash order for one number has to be paid online. */
export function aPhone(): string {
  return `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
