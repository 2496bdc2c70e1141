import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { live } from '#data/live.ts';
import { useOffline } from '#data/use-live.ts';
import { words } from '#text/en/shop.ts';

/** Says when there is no network, and revives what failed for want of it as soon as it is back. */
export function ConnectionBanner() {
  const offline = useOffline();
  useEffect(() => {
    if (!offline) live.retry();
  }, [offline]);
  return (
    <div role="status">
      {offline && (
        <p className="bg-clay-tint text-clay">
          <span className="shell flex items-center gap-3 py-2 text-sm font-semibold">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {words.offline.banner}
          </span>
        </p>
      )}
    </div>
  );
}
