import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/site/routes.ts';
import { customerOf, syncSessionAcrossTabs, startSessionWhenKnown } from '#data/account/session.ts';
import { useOffline, useSession } from '#data/query/use-query.ts';
import { enableLiveUpdates } from '#data/query/live-updates.ts';
import { words } from '#text/en/gate.ts';
import { words as shopWords } from '#text/en/shop.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import { useIsIdle } from '#ui/use-is-idle.ts';

interface AuthGateProps {
  children: ReactNode;
}

/**
 * Finds out who is signed in, when somebody may be, and sees to their profile. Until that is known the pages that
 * depend on it show nothing but the loading element; the pages of the shop don't wait.
 */
export function AuthGate({ children }: AuthGateProps) {
  const session = useSession();
  const offline = useOffline();
  // A guest has no profile; who makes an account of it gets one then.
  const user = customerOf(session);
  const uid = user?.uid;

  const waits = routeOf(useLocation().pathname).access !== 'public';
  // A page of the shop has better things to load first.
  const isIdle = useIsIdle();
  const due = isIdle || waits;

  // Asked again when the network is back: Auth's code may have been out of reach.
  useEffect(() => {
    // What is bought here must be right: nothing waits.
    if (waits) enableLiveUpdates();
    if (due && !offline) startSessionWhenKnown(waits);
  }, [due, waits, offline]);
  useEffect(syncSessionAcrossTabs, []);
  useEffect(() => {
    if (!user || offline) return;
    import('#data/account/profiles.ts')
      .then(({ saveProfile }) => saveProfile(user))
      .catch(() => undefined);
    // Once a person, not at every news of the same one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, offline]);

  if (session.state === 'loading' && waits) {
    return <PageLoading text={offline ? words.offline : shopWords.loading.page} />;
  }
  return children;
}
