import { useSyncExternalStore } from 'react';
import { draftClears, watchDraftClears } from '#data/browser/message-draft.ts';
import { useSession } from '#data/react/use-session.ts';
import { useDepartures } from '#ui/form/use-departures.ts';

/**
 * Key of what one visitor sees and types. It changes when they leave, in whichever tab: neither their text nor their
 * name stays for the next one. A visitor who signs in keeps the text.
 */
export function useVisitorKey(): string {
  const session = useSession();
  const departures = useDepartures(session.state === 'signed-in' ? session.user.uid : null);
  // The draft may be cleared before the session ends or after it.
  const clears = useSyncExternalStore(watchDraftClears, draftClears, () => 0);
  return `${departures} ${clears}`;
}
