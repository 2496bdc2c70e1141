import type { CallableRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { callable } from './callable.ts';

const options = { name: 'sample', schema: v.strictObject({ text: v.string() }) };
const FORWARDED = '203.0.113.7, 10.9.8.7, 198.51.100.4';
const rawRequest = { headers: { 'x-forwarded-for': FORWARDED } };
const request = (data: unknown) =>
  ({ data, rawRequest, acceptsStreaming: false }) as unknown as CallableRequest;

it('a callable names the invalid fields and never a value', async () => {
  const sample = callable({ ...options, who: 'public' }, () => Promise.resolve(1));
  await expect(sample.run(request({ text: 5, secret: 'x' }))).rejects.toMatchObject({
    code: 'invalid-argument',
    message: 'invalid-argument',
    details: { fields: ['text', 'secret'] },
  });
});

it('a callable knows the network of its caller', async () => {
  const sample = callable({ ...options, who: 'public' }, (_, { address, peer }) =>
    Promise.resolve([address, peer]),
  );
  expect(await sample.run(request({ text: '' }))).toEqual(['10.9.8.7', '198.51.100.4']);
});

it('a callable rejects a signed-out caller when it requires a person', async () => {
  const sample = callable({ ...options, who: 'person' }, () => Promise.resolve(1));
  const call = sample.run(request({ text: '' }));
  await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
});
afterEach(() => void delete process.env['ENFORCE_APP_CHECK']);

/** The HTTP status of a call with this App Check token, or without one. */
function statusOf(token?: string): Promise<number> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token !== undefined && { 'x-firebase-appcheck': token }),
  };
  return new Promise((resolve) => {
    let status = 200;
    const done = () => resolve(status);
    const self = () => response;
    const response = {
      ...{ on: self, setHeader: self, getHeader: () => undefined, send: done, end: done },
      status(code: number) {
        status = code;
        return response;
      },
    };
    const sample = callable({ ...options, who: 'public' }, () => Promise.resolve(1));
    const handle = sample as unknown as (request: object, response: object) => void;
    const body = { data: { text: '' } };
    const header = (name: string) => headers[name.toLowerCase()];
    handle({ method: 'POST', headers, header, get: header, body, on: () => undefined }, response);
  });
}

it('App Check is enforced only when the parameter is true', async () => {
  expect(await statusOf()).toBe(200);
  process.env['ENFORCE_APP_CHECK'] = 'false';
  expect(await statusOf()).toBe(200);
  process.env['ENFORCE_APP_CHECK'] = 'true';
  expect(await statusOf()).toBe(401);
  // Google did not sign this token.
  const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
  const token = `${part({ alg: 'RS256', kid: 'k' })}.${part({ sub: '1:1:web:abc' })}.unsigned`;
  expect(await statusOf(token)).toBe(401);
});
