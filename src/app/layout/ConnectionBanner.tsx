import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { queryStore } from '#data/query/query-store.ts';
import { isBackendSilent } from '#data/query/backend-status.ts';
import { useQuery, useOffline } from '#data/query/use-query.ts';
import { connectionWords } from '#text/en/site/connection.ts';

/** Shows when the network or the server does not respond, and retries failed queries when it is back. */
export function ConnectionBanner() {
  const offline = useOffline();
  const silence = useQuery(isBackendSilent);
  const unanswered = silence.state === 'ready' && silence.data;
  useEffect(() => {
    if (!offline && !unanswered) queryStore.retry();
  }, [offline, unanswered]);
  return (
    <div role="status">
      {(offline || unanswered) && (
        <p className="bg-clay-tint text-clay">
          <span className="shell flex items-center gap-3 py-2 text-sm font-semibold">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            <span>{offline ? connectionWords.banner : connectionWords.silent}</span>
          </span>
        </p>
      )}
    </div>
  );
}
