import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { loadAdapter } from '#data/firebase/adapter.ts';
import { queryStore } from '#data/query/query-store.ts';
import { isBackendSilent } from '#data/query/backend-status.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useQuery } from '#data/react/use-query.ts';
import { errorWords } from '#text/site/errors.ts';
import { connectionWords } from '#text/site/connection.ts';

/** Shows when the network or the server does not respond, and retries failed queries when it is back, or when asked to. */
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
            {!offline && (
              <button
                type="button"
                onClick={() => void retryConnection()}
                className="min-h-11 shrink-0 underline underline-offset-4"
              >
                {errorWords.retry}
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** Reads again what failed, and lets listeners that show known data hear of the server again. */
async function retryConnection(): Promise<void> {
  queryStore.retry();
  const adapter = await loadAdapter();
  adapter.reconnect?.();
}
