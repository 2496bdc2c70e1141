import { randomInt } from 'node:crypto';

/** An unused mobile number: a second open cash order for one number must be paid online. */
export function aPhone(): string {
  return `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
