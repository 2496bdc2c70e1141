import { Gift } from 'lucide-react';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';

/** The shop's banner, which promises the gift, on phones and tablets: desktops have it in their header. */
export function GiftNote() {
  const settings = useQuery(storeSettings);
  const banner = settings.state === 'loading' ? '' : settings.data?.banner;
  if (!banner) return null;
  return (
    <p className="flex min-h-7 items-center gap-2 font-semibold text-leaf xl:hidden">
      <Gift aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="line-clamp-2 leading-snug">{banner}</span>
    </p>
  );
}
