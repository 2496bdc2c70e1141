import type { CallableRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { callable } from './callable.ts';

const named = { name: 'sample', schema: v.strictObject({ text: v.string() }) };
const request = (data: unknown): CallableRequest =>
  ({ data, rawRequest: { ip: '203.0.113.7' }, acceptsStreaming: false }) as CallableRequest;

describe('a callable', () => {
  it('tells what is wrong by the names of fields, and never a value', async () => {
    const made = callable({ ...named, who: 'anybody' }, () => Promise.resolve(1));
    await expect(made.run(request({ text: 5, secret: 'x' }))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'invalid-argument',
      details: { fields: ['text', 'secret'] },
    });
  });

  it('is asked for by people alone where it says so', async () => {
    const made = callable({ ...named, who: 'person' }, () => Promise.resolve(1));
    await expect(made.run(request({ text: '' }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('App Check', () => {
  afterEach(() => void delete process.env['ENFORCE_APP_CHECK']);

  /** The status of an answer to a call without an App Check token. */
  function asked(): Promise<number> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    return new Promise((answered) => {
      let status = 200;
      const response = {
        on: () => response,
        setHeader: () => response,
        getHeader: () => undefined,
        status(code: number) {
          status = code;
          return response;
        },
        send: () => answered(status),
        end: () => answered(status),
      };
      const made = callable({ ...named, who: 'anybody' }, () => Promise.resolve(1));
      const ask = made as unknown as (request: object, response: object) => void;
      const body = { data: { text: '' } };
      const header = (name: string) => headers[name.toLowerCase()];
      ask({ method: 'POST', headers, header, get: header, body, on: () => undefined }, response);
    });
  }

  it('is asked for when the parameter says so, and not without a word', async () => {
    expect(await asked()).toBe(200);
    process.env['ENFORCE_APP_CHECK'] = 'false';
    expect(await asked()).toBe(200);
    process.env['ENFORCE_APP_CHECK'] = 'true';
    expect(await asked()).toBe(401);
  });
});
