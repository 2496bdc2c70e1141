import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { type Entry, useEntry, useWalk } from './walk.ts';

interface HereProps {
  /** Where what is within stands; left out, at the entry that is open. */
  at?: Entry;
  children: ReactNode;
}

/** Tells what is within where the shop stands, by React Router's hooks. Outside of one they throw. */
export function Here({ at, children }: HereProps) {
  const { navigator } = useWalk();
  const entry = useEntry((open) => at ?? open);
  return (
    <Router navigator={navigator} {...entry}>
      {children}
    </Router>
  );
}
