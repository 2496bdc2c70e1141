import { describe, expect, it } from 'vitest';
import { networkOf } from './caller-network.ts';

const of = (forwarded: string | string[] | undefined) =>
  networkOf({ 'x-forwarded-for': forwarded }, false);

const VISITOR = '200.114.214.155';
/** Hosting's own address, as its functions see it. */
const HOSTING = '104.198.56.253';

/** Recorded on Google's servers (firebase-tools issue 1361, functions-framework issue 34); forged entries put before. */
describe('the network of a caller on Google’s servers', () => {
  it('is their own address without Hosting', () => {
    expect(of('67.142.181.51')).toEqual({ address: '67.142.181.51', peer: '67.142.181.51' });
  });

  it('is Hosting’s through Hosting, beside the visitor’s address', () => {
    expect(of(`${VISITOR},${HOSTING}`)).toEqual({ address: VISITOR, peer: HOSTING });
  });

  it('is changed by no entry of their own', () => {
    expect(of('10.1.2.3, 67.142.181.51').peer).toBe('67.142.181.51');
    expect(of(`10.1.2.3, 10.1.2.4, ${VISITOR},${HOSTING}`)).toEqual({
      address: VISITOR,
      peer: HOSTING,
    });
    expect(of(['10.1.2.3', `${VISITOR}, ${HOSTING}`]).peer).toBe(HOSTING);
    expect(of(`10.1.2.3, , ${HOSTING} ,`).peer).toBe(HOSTING);
  });

  it('is one for all without the header', () => {
    expect(of(undefined)).toEqual({ address: '', peer: '' });
  });
});

it('an emulator has no front end: every entry is the caller’s own, and all share a network', () => {
  const local = (forwarded?: string) =>
    networkOf({ ...(forwarded && { 'x-forwarded-for': forwarded }) }, true);
  expect(local('10.1.2.3')).toEqual({ address: '10.1.2.3', peer: 'local' });
  expect(local('10.1.2.4').peer).toBe(local().peer);
});
