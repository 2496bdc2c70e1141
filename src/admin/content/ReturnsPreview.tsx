import type { ReturnTerms } from '#domain/return/return-terms.ts';
import { withReturnTerms } from '#text/content/return-terms.ts';
import { contentWords } from '#text/admin/content/content.ts';

interface ReturnsPreviewProps {
  /** As typed, so a field may hold no number. */
  terms: ReturnTerms;
}

/** The sentences that name the days. */
export function ReturnsPreview({ terms }: ReturnsPreviewProps) {
  const isWhole = [terms.returnDays, terms.faultDays, terms.refundDays].every(Number.isInteger);
  if (!isWhole) return null;
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {withReturnTerms(contentWords.returnSamples, terms).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
