import { describe, expect, it } from 'vitest';
import { withLock } from './keyed-mutex.ts';

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));

describe('withLock', () => {
  it('runs work on the same key one after the other, in call order', async () => {
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
    };
    await Promise.all([withLock(['oil'], work('a')), withLock(['oil'], work('b'))]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('does not block work on other keys', async () => {
    let release = (): void => undefined;
    const slow = withLock(
      ['oil'],
      () =>
        new Promise<string>((resolve) => {
          release = () => resolve('slow');
        }),
    );
    await expect(withLock(['soap'], () => Promise.resolve('quick'))).resolves.toBe('quick');
    release();
    await expect(slow).resolves.toBe('slow');
  });

  it('continues after a failure and rejects only the failed call', async () => {
    const failing = withLock(['oil'], () => Promise.reject(new Error('no')));
    const next = withLock(['oil'], () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });

  it('cannot deadlock when two calls want the same keys in another order', async () => {
    const both = await Promise.all([
      withLock(['oil', 'soap'], async () => 1),
      withLock(['soap', 'oil', 'soap'], async () => 2),
    ]);
    expect(both).toEqual([1, 2]);
  });
});
