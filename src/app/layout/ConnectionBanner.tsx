import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { queryStore } from '#data/query/query-store.ts';
import { backendSilence } from '#data/query/backend-status.ts';
import { useQuery, useOffline } from '#data/query/use-query.ts';
import { words } from '#text/en/shop.ts';

/** Says when there is no network, or no answer, and revives what failed for want of it as soon as it is back. */
export function ConnectionBanner() {
  const offline = useOffline();
  const silent = useQuery(backendSilence);
  const unanswered = silent.state === 'ready' && silent.data;
  useEffect(() => {
    if (!offline && !unanswered) queryStore.retry();
  }, [offline, unanswered]);
  return (
    <div role="status">
      {(offline || unanswered) && (
        <p className="bg-clay-tint text-clay">
          <span className="shell flex items-center gap-3 py-2 text-sm font-semibold">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {offline ? words.offline.banner : words.offline.silent}
          </span>
        </p>
      )}
    </div>
  );
}
