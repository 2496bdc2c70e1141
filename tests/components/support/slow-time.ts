import { act } from '@testing-library/react';

/** Replaces `data/query/slow.ts`: a wait is slow when the test says so, however busy the machine is. */
const waits = new Set<() => void>();

export const SLOW_MS = 8_000;

export function waitForAnswer(onSlow: () => void) {
  let slow = false;
  const pass = (): void => {
    if (!navigator.onLine) return;
    slow = true;
    waits.delete(pass);
    onSlow();
  };
  waits.add(pass);
  return {
    isSlow: () => slow,
    end(): void {
      slow = false;
      waits.delete(pass);
    },
  };
}

/** Lets `SLOW_MS` pass for everything that waits now. */
export function passSlowTime(): void {
  act(() => {
    for (const pass of [...waits]) pass();
  });
}
