import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionsValues } from './functions-values.ts';
import { root } from './folders.ts';

const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, 'functions/src', path), 'utf8'))
  .join('\n');

/** Parameter names that the functions declare by `defineSecret('NAME')` and the like. */
function declaredNames(kind: RegExp): string[] {
  return [...sources.matchAll(new RegExp(`define(?:${kind.source})\\(\\s*'(\\w+)'`, 'g'))]
    .map(([, name = '']) => name)
    .sort();
}

describe('the values of the functions', () => {
  const { strings, secrets } = functionsValues(300, 'http://127.0.0.1:5473');

  it('have every declared parameter: a missing one blocks the suite at a prompt', () => {
    expect(Object.keys(strings)).toEqual(
      expect.arrayContaining(declaredNames(/String|Int|Boolean|List/)),
    );
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(declaredNames(/Secret/)));
    expect(declaredNames(/Secret/)).toContain('RAZORPAY_KEY_SECRET');
  });

  it("point to the gateway of their own copy, and back to the shop's origin", () => {
    expect(strings).toMatchObject({
      RAZORPAY_API: 'http://127.0.0.1:7370',
      RAZORPAY_CHECKOUT_SCRIPT: 'http://127.0.0.1:7370/v1/checkout.js',
      SHOP_ORIGIN: 'http://127.0.0.1:5473',
    });
  });

  it('share secrets between copies, because all of them read one file', () => {
    expect(functionsValues(500, 'http://127.0.0.1:5500').secrets).toEqual(secrets);
    expect(Object.values(secrets).every((value) => value !== '')).toBe(true);
  });
});
