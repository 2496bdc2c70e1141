import { comeBackQuotes } from '#domain/review/come-back.ts';
import type { Review } from '#domain/review/review.ts';
import { reviewWords } from '#text/shop/reviews.ts';

const { comeBack: words } = reviewWords;

/** What buyers say about buying it again, word for word; nothing where nobody does. */
export function ComeBack({ reviews }: { reviews: readonly Review[] }) {
  const quotes = comeBackQuotes(reviews, words.patterns);
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="come-back" className="mb-4 rounded-card bg-leaf-tint px-4 py-3">
      <h3 id="come-back" className="font-semibold">
        {words.title}
      </h3>
      <ul className="mt-1 grid gap-1">
        {quotes.map(({ uid, name, sentence }) => (
          <li key={uid} className="[overflow-wrap:anywhere]">
            <q>{sentence}</q>
            <span className="text-ink-soft">{` ${name}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
