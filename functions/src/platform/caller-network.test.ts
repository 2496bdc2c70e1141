import { expect, it } from 'vitest';
import { networkOf } from './caller-network.ts';

const VISITOR = '200.114.214.155';
/** An address of Hosting, as its functions see it. */
const HOSTING = '104.198.56.253';

/**
 * Headers recorded on Google's servers (firebase-tools issue 1361, functions-framework issue 34), some with forged
 * entries in front.
 */
it.each<[string | string[] | undefined, string, string]>([
  // A call without Hosting, then one through Hosting.
  ['67.142.181.51', '67.142.181.51', '67.142.181.51'],
  [`${VISITOR},${HOSTING}`, VISITOR, HOSTING],
  ['10.1.2.3, 67.142.181.51', '10.1.2.3', '67.142.181.51'],
  [`10.1.2.3, 10.1.2.4, ${VISITOR},${HOSTING}`, VISITOR, HOSTING],
  [['10.1.2.3', `${VISITOR}, ${HOSTING}`], VISITOR, HOSTING],
  [`10.1.2.3, , ${HOSTING} ,`, '10.1.2.3', HOSTING],
  [undefined, '', ''],
])('the caller who is forwarded as %j is %s in the network of %s', (forwarded, address, peer) => {
  expect(networkOf({ 'x-forwarded-for': forwarded }, false)).toEqual({ address, peer });
});

it('an emulator has no front end: every entry is the caller’s own, and all share a network', () => {
  const local = (forwarded?: string) =>
    networkOf({ ...(forwarded && { 'x-forwarded-for': forwarded }) }, true);
  expect(local('10.1.2.3')).toEqual({ address: '10.1.2.3', peer: 'local' });
  expect(local('10.1.2.4').peer).toBe(local().peer);
});
