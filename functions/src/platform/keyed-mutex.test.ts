import { expect, it } from 'vitest';
import { withLock } from './keyed-mutex.ts';

it('withLock runs work on the same key one after the other, in call order', async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
  };
  await Promise.all([withLock(['oil'], work('a')), withLock(['oil'], work('b'))]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('withLock does not block work on other keys', async () => {
  const quick = () => withLock(['soap'], () => Promise.resolve('quick'));
  await expect(withLock(['oil'], quick)).resolves.toBe('quick');
});

it('withLock continues after a failure and rejects only the failed call', async () => {
  const failing = withLock(['oil'], () => Promise.reject(new Error('no')));
  const next = withLock(['oil'], () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

it('withLock cannot deadlock when two calls want the same keys in another order', async () => {
  const both = await Promise.all([
    withLock(['oil', 'soap'], async () => 1),
    withLock(['soap', 'oil', 'soap'], async () => 2),
  ]);
  expect(both).toEqual([1, 2]);
});
