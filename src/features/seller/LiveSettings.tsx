import { queryStore } from '#data/query/query-store.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { sellerWords } from '#text/site/seller.ts';
import type { Elements } from '#ui/content/elements.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface LiveSettingsProps {
  /** Number of skeleton lines, to avoid a layout shift. */
  lines: number;
  children: (settings: StoreSettings) => Elements;
}

/** A part of a text that comes from the shop's settings. Its failure does not affect the surrounding text. */
export function LiveSettings({ lines, children }: LiveSettingsProps) {
  const settings = useQuery(storeSettings);
  if (settings.state === 'loading') {
    return (
      <div role="status" className="grid gap-3 py-2">
        <span className="sr-only">{sellerWords.loading}</span>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} className={line % 2 === 0 ? 'h-8 w-full' : 'h-8 w-4/5'} />
        ))}
      </div>
    );
  }
  if (settings.data) return children(settings.data);
  if (settings.state === 'ready') return <p className="text-ink-soft">{sellerWords.missing}</p>;
  return (
    <ErrorMessage look="plain" className="flex flex-wrap items-center gap-x-4 text-clay">
      <p>{sellerWords.unreachable}</p>
      <button
        type="button"
        onClick={() => queryStore.retry(storeSettings.key)}
        className="min-h-11 font-semibold underline underline-offset-4 print:hidden"
      >
        {sellerWords.retry}
      </button>
    </ErrorMessage>
  );
}
