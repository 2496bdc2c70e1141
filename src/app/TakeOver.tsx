import { useEffect, useLayoutEffect } from 'react';
import { endWaiting } from './early.ts';
import { useDeferred } from './use-deferred.ts';

/** Draws nothing. Once it stands, the shop listens, and what waited for that goes on. */
export function TakeOver() {
  useLayoutEffect(endWaiting, []);
  const deferred = useDeferred();
  useEffect(() => deferred?.watchLinks(), [deferred]);
  return null;
}
