import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const COMPLETE = {
  VITE_FIREBASE_API_KEY: 'AIzaSy-secret_42',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-shop',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-shop.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:123456:web:abcdef',
  VITE_SITE_ORIGIN: 'https://www.my-shop.in',
};
const NAMES = Object.keys(COMPLETE);

/** The error message for an environment. */
function errorFor(environment: Record<string, unknown>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    return String(error);
  }
  throw new Error('This configuration was accepted.');
}
const linesOf = (text: string) => text.split('\n').slice(1);

describe('the configuration', () => {
  it('is read from the environment; without a port offset it means real Firebase', () => {
    expect(parseConfig({ ...COMPLETE, MODE: 'production', DEV: false })).toEqual({
      firebase: {
        apiKey: COMPLETE.VITE_FIREBASE_API_KEY,
        authDomain: COMPLETE.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: COMPLETE.VITE_FIREBASE_PROJECT_ID,
        storageBucket: COMPLETE.VITE_FIREBASE_STORAGE_BUCKET,
        appId: COMPLETE.VITE_FIREBASE_APP_ID,
      },
      siteOrigin: COMPLETE.VITE_SITE_ORIGIN,
      emulatorPortOffset: null,
    });
  });

  it.each(['0', '1800'])('means the emulators when their offset is %s', (offset) => {
    const config = parseConfig({ ...COMPLETE, VITE_EMULATOR_PORT_OFFSET: offset });
    expect(config.emulatorPortOffset).toBe(Number(offset));
  });

  it.each(NAMES)('rejects a missing %s with one line that names it', (name) => {
    const rest = Object.fromEntries(Object.entries(COMPLETE).filter(([key]) => key !== name));
    expect(linesOf(errorFor(rest))).toEqual([`  ${name} is missing`]);
    expect(linesOf(errorFor({ ...COMPLETE, [name]: undefined }))).toEqual([`  ${name} is missing`]);
  });

  it.each([...NAMES, 'VITE_APP_CHECK_SITE_KEY', 'VITE_EMULATOR_PORT_OFFSET'])(
    'rejects a malformed %s with one line that names it and shows no value',
    (name) => {
      for (const value of ['', ' ', 'secret value!', '<script>', 'तेल', 'x\nsecret']) {
        const text = errorFor({ ...COMPLETE, [name]: value });
        expect(linesOf(text)).toHaveLength(1);
        expect(linesOf(text)[0]).toMatch(new RegExp(`^  ${name} does not look like `));
        expect(text).not.toContain('secret');
      }
    },
  );

  it.each(['http://127.0.0.1:5000', 'https://my-shop.web.app', 'https://shop.example.in:8443'])(
    'accepts %s as the site origin',
    (origin) => {
      expect(parseConfig({ ...COMPLETE, VITE_SITE_ORIGIN: origin }).siteOrigin).toBe(origin);
    },
  );

  it.each(['http://my-shop.in', 'https://my-shop.in/', 'https://a.in/a', 'my-shop.in', '//x'])(
    'rejects %s as the site origin',
    (origin) => {
      expect(errorFor({ ...COMPLETE, VITE_SITE_ORIGIN: origin })).toContain('VITE_SITE_ORIGIN');
    },
  );

  it('reports every error at once, each of them once', () => {
    const wrong = { VITE_FIREBASE_API_KEY: 'x y', VITE_EMULATOR_PORT_OFFSET: '-1' };
    const named = linesOf(errorFor(wrong)).map((line) => line.split(' ')[2] ?? '');
    expect(named.toSorted()).toEqual([...NAMES, 'VITE_EMULATOR_PORT_OFFSET'].toSorted());
  });
});
