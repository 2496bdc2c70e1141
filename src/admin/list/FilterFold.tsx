import { words } from '#text/admin/admin.ts';
import type { Elements } from '#ui/content/elements.ts';
import { useMedia } from '#ui/browser/use-media.ts';
import { Fold } from '#ui/content/Fold.tsx';

interface FilterFoldProps {
  /** The number of filters that are set. */
  active: number;
  children: Elements;
}

/** The filters of a list: folded on a phone, where they would fill the first screen. */
export function FilterFold({ active, children }: FilterFoldProps) {
  const isWide = useMedia('(min-width: 640px)');
  return isWide ? children : <Fold title={<span>{words.filters(active)}</span>}>{children}</Fold>;
}
