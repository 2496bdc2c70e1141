import { useEffect, useLayoutEffect } from 'react';
import { endWaiting } from './early.ts';
import { watchLinks } from './near.ts';

/** Draws nothing. Once it stands, the shop listens, and what waited for that goes on. */
export function TakeOver() {
  useLayoutEffect(endWaiting, []);
  useEffect(watchLinks, []);
  return null;
}
