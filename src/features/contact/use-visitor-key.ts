import { useState, useSyncExternalStore } from 'react';
import { draftClears, watchDraftClears } from '#data/browser/message-draft.ts';
import { useSession } from '#data/query/use-query.ts';

/**
 * Key of what one visitor sees and types. It changes when they leave, in whichever tab: neither their text nor their
 * name stays for the next one. A visitor who signs in keeps the text.
 */
export function useVisitorKey(): string {
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  const [visitor, setVisitor] = useState({ uid, leaves: 0 });
  if (visitor.uid !== uid) {
    setVisitor({ uid, leaves: visitor.leaves + (visitor.uid === null ? 0 : 1) });
  }
  // The draft may be cleared before the session ends or after it.
  const clears = useSyncExternalStore(watchDraftClears, draftClears, () => 0);
  return `${visitor.leaves} ${clears}`;
}
