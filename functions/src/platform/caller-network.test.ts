import { expect, it } from 'vitest';
import { networkOf } from './caller-network.ts';

const VISITOR = '200.114.214.155';
/** Hosting's own address, as its functions see it. */
const HOSTING = '104.198.56.253';

/** Recorded on Google's servers (firebase-tools issue 1361, functions-framework issue 34); forged entries put before. */
it.each<[string | string[] | undefined, string, string]>([
  // Without Hosting, and through Hosting.
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
