import type { OfferTerms } from '#domain/offer/offer.ts';
import { words } from '#text/admin/offers.ts';
import { useOfferTitles } from './use-offer-titles.ts';

interface OfferPreviewProps {
  /** Null while the input is invalid. */
  terms: OfferTerms | null;
}

/** What an offer does, in words. */
export function OfferPreview({ terms }: OfferPreviewProps) {
  const titleOf = useOfferTitles(terms ? [terms] : []);
  return (
    <section aria-label={words.previewTitle} className="rounded-card bg-leaf-tint p-4">
      <h2 className="text-lg">{words.previewTitle}</h2>
      <p role="status" className={terms ? '' : 'text-ink-soft'}>
        {terms ? words.terms(terms, titleOf) : words.previewWait}
      </p>
    </section>
  );
}
