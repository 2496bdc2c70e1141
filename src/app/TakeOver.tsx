import { useLayoutEffect } from 'react';
import { endWaiting } from './early.ts';

/** Draws nothing. Once it stands, the shop listens, and what waited for that goes on. */
export function TakeOver() {
  useLayoutEffect(endWaiting, []);
  return null;
}
