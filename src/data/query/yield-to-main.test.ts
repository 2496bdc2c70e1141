import { expect, it } from 'vitest';
import { yieldToMain } from './yield-to-main.ts';

it('continues in a new task, behind microtasks and before later tasks of the caller', async () => {
  const order: string[] = [];
  const yielded = yieldToMain().then(() => order.push('continued'));
  queueMicrotask(() => order.push('microtask'));
  await yielded;
  expect(order).toEqual(['microtask', 'continued']);
});
