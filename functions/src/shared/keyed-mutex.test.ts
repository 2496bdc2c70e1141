import { describe, expect, it } from 'vitest';
import { withLock } from './keyed-mutex.ts';

const pause = () => new Promise<void>((over) => void setTimeout(over, 5));

describe('work on the same product', () => {
  it('takes turns, in the order in which it came', async () => {
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
    };
    await Promise.all([withLock(['oil'], work('a')), withLock(['oil'], work('b'))]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('does not wait for work on other products', async () => {
    let go = (): void => undefined;
    const slow = withLock(
      ['oil'],
      () =>
        new Promise<string>((done) => {
          go = () => done('slow');
        }),
    );
    await expect(withLock(['soap'], () => Promise.resolve('quick'))).resolves.toBe('quick');
    go();
    await expect(slow).resolves.toBe('slow');
  });

  it('goes on after work that failed, and the failure reaches who asked', async () => {
    const failing = withLock(['oil'], () => Promise.reject(new Error('no')));
    const next = withLock(['oil'], () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });

  it('cannot lock itself when two want the same things in another order', async () => {
    const both = await Promise.all([
      withLock(['oil', 'soap'], async () => 1),
      withLock(['soap', 'oil', 'soap'], async () => 2),
    ]);
    expect(both).toEqual([1, 2]);
  });
});
