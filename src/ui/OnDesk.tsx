import type { ReactNode } from 'react';
import { useDesk } from './use-desk.ts';

interface RoomProps {
  children: ReactNode;
}

/** A column that only the desktop layout has; what is in it exists once it is known that there is room for it. */
export function OnDesk({ children }: RoomProps) {
  const desk = useDesk();
  return desk !== false && <div className="hidden desk:block">{desk && children}</div>;
}

/** What only the layout of phones and tablets has. Where the scroll bar decides, the style sheet alone would show neither. */
export function OffDesk({ children }: RoomProps) {
  const desk = useDesk();
  return !desk && <div className={desk === null ? 'desk:hidden' : undefined}>{children}</div>;
}
