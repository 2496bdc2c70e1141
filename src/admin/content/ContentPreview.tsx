import type { ContentPart, PartContent } from '#domain/shop-content/parts.ts';
import { POLICY_PARTS } from '#domain/shop-content/policy-content.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { useReturnTerms } from '#data/react/use-return-terms.ts';
import { withReturnTerms } from '#text/content/return-terms.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { FeesPreview } from './FeesPreview.tsx';
import { HomePreview } from './HomePreview.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { ListPreview } from './ListPreview.tsx';
import { PagePreview } from './PagePreview.tsx';
import { ReturnsPreview } from './ReturnsPreview.tsx';

interface ContentPreviewProps {
  part: ContentPart;
  /** As typed, so it may break the rules of its schema. */
  content: unknown;
}

/** The parts in which `{shop}` is the shop's name. */
const NAMES_SHOP: readonly ContentPart[] = ['titles', 'about', 'letters', 'faq', ...POLICY_PARTS];
/** The parts in which `{return-days}` and the like are the days of the terms. */
const NAMES_DAYS: readonly ContentPart[] = ['faq', ...POLICY_PARTS];

/** A part as shoppers will see it. */
export function ContentPreview({ part, content }: ContentPreviewProps) {
  const { name } = useBrand();
  const terms = useReturnTerms();
  const named = NAMES_SHOP.includes(part) ? withShopName(content, name) : content;
  return (
    <section
      aria-labelledby="content-preview"
      className="min-w-0 xl:sticky xl:top-4 xl:max-h-[90dvh] xl:overflow-y-auto"
    >
      <h3 id="content-preview" className="mb-2 text-lg">
        {words.preview}
      </h3>
      <div className="rounded-card border border-hairline bg-ground p-4 [overflow-wrap:anywhere] sm:p-5">
        {previewOf(part, NAMES_DAYS.includes(part) ? withReturnTerms(named, terms) : named)}
      </div>
    </section>
  );
}

function previewOf(part: ContentPart, content: unknown) {
  switch (part) {
    case 'brand':
      return <BrandPreview brand={content as PartContent<'brand'>} />;
    case 'home':
      return <HomePreview home={content as PartContent<'home'>} />;
    case 'letters':
      return <LetterPreview letters={content as PartContent<'letters'>} />;
    case 'fees':
      return <FeesPreview fees={content as PartContent<'fees'>} />;
    case 'returns':
      return <ReturnsPreview terms={content as PartContent<'returns'>} />;
    case 'menus':
    case 'catalog':
    case 'titles':
      return <ListPreview part={part} content={content} />;
    case 'faq':
    case 'about':
    case 'terms':
    case 'shipping':
    case 'privacy':
      return <PagePreview part={part} content={content} />;
  }
}
