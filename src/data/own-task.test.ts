import { expect, it } from 'vitest';
import { ownTask } from './own-task.ts';

it('lets the browser turn to something else between two who asked at once, and keeps their order', async () => {
  const seen: string[] = [];
  const one = ownTask().then(() => {
    seen.push('one');
    setImmediate(() => seen.push('a press'));
  });
  const two = ownTask().then(() => seen.push('two'));
  queueMicrotask(() => seen.push('what was under way'));
  await Promise.all([one, two]);
  expect(seen).toEqual(['what was under way', 'one', 'a press', 'two']);
});
