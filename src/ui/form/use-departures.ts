import { useState } from 'react';

/**
 * How often a user has left, in whichever tab, since the component is shown. As a key it drops what they typed; a
 * visitor who signs in keeps the text.
 * @param uid the signed-in user's, otherwise null.
 */
export function useDepartures(uid: string | null): number {
  const [visitor, setVisitor] = useState({ uid, departures: 0 });
  if (visitor.uid !== uid) {
    setVisitor({ uid, departures: visitor.departures + (visitor.uid === null ? 0 : 1) });
  }
  return visitor.departures;
}
