import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { functionsValues } from './functions-values.ts';
import { root } from './folders.ts';

const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, 'functions/src', path), 'utf8'))
  .join('\n');

/** Parameter names that the functions declare by `defineSecret('NAME')` and the like. */
function declaredNames(kind: string): string[] {
  const declarations = sources.matchAll(new RegExp(`define(?:${kind})\\(\\s*'(\\w+)'`, 'g'));
  return [...declarations].map(([, name = '']) => name);
}

const { strings, secrets } = functionsValues(300, 'http://127.0.0.1:5473');

it('every parameter of the functions has a value: a missing one blocks the suite at a prompt', () => {
  const parameters = declaredNames('String|Int|Boolean|List');
  expect(Object.keys(strings)).toEqual(expect.arrayContaining(parameters));
  expect(declaredNames('Secret')).toContain('RAZORPAY_KEY_SECRET');
  expect(Object.keys(secrets)).toEqual(expect.arrayContaining(declaredNames('Secret')));
  expect(Object.values(secrets)).not.toContain('');
});

it('each copy has its own gateway and origin; the secrets are in one file for all copies', () => {
  expect(strings).toMatchObject({
    RAZORPAY_API: 'http://127.0.0.1:7370',
    RAZORPAY_CHECKOUT_SCRIPT: 'http://127.0.0.1:7370/v1/checkout.js',
    SHOP_ORIGIN: 'http://127.0.0.1:5473',
  });
  expect(functionsValues(500, 'http://127.0.0.1:5500').secrets).toEqual(secrets);
});
