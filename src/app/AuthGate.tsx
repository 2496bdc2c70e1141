import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/site/routes.ts';
import {
  customerOf,
  syncSessionAcrossTabs,
  startSessionIfRemembered,
} from '#data/account/session.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useSession } from '#data/react/use-session.ts';
import { enableLiveUpdates } from '#data/query/live-updates.ts';
import { words } from '#text/site/gate.ts';
import { loadingWords } from '#text/site/loading.ts';
import type { Elements } from '#ui/content/elements.ts';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { useIsIdle } from '#ui/loading/use-is-idle.ts';

interface AuthGateProps {
  children: Elements;
}

/**
 * Starts the session when a user may be signed in, and ensures their profile. Until the session is known, private
 * pages show only the loading state; public pages do not wait.
 */
export function AuthGate({ children }: AuthGateProps) {
  const session = useSession();
  const offline = useOffline();
  // A guest has no profile until they create an account.
  const user = customerOf(session);
  const uid = user?.uid;

  const isPrivate = routeOf(useLocation().pathname).access !== 'public';
  // Public pages load their own content first.
  const isIdle = useIsIdle();
  const shouldStart = isIdle || isPrivate;

  // Runs again when the network returns: loading Auth's code may have failed.
  useEffect(() => {
    // Checkout data must be current, so live updates start at once.
    if (isPrivate) enableLiveUpdates();
    if (shouldStart && !offline) startSessionIfRemembered(isPrivate);
  }, [shouldStart, isPrivate, offline]);
  useEffect(syncSessionAcrossTabs, []);
  useEffect(() => {
    if (!user || offline) return;
    import('#data/account/profiles.ts')
      .then(({ saveProfile }) => saveProfile(user))
      .catch(() => undefined);
    // Once per user, not on every update of the same user.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, offline]);

  if (session.state === 'loading' && isPrivate) {
    return <PageLoading text={offline ? words.offline : loadingWords.page} />;
  }
  return children;
}
