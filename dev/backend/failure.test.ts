import { expect, it } from 'vitest';
import { describeFailure } from './failure.ts';

it('describes an expected failure by its message, a full disk by a sentence, any other by its stack', () => {
  expect(describeFailure(new Error('The suite ended by itself.'))).toBe(
    'The suite ended by itself.',
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(describeFailure(full)).toMatch(/^The disk is full: .*ENOSPC/);
  expect(describeFailure(new TypeError('a is not a function'))).toMatch(/^TypeError: a .*\n +at /);
  expect(describeFailure('gone')).toBe('gone');
});
