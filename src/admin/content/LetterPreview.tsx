import { filledIn, type LetterWords } from '#domain/shop-content/letter-words.ts';
import { contentWords as words } from '#text/admin/content/content.ts';

/** The words of each letter, filled in for a sample order. */
export function LetterPreview({ letters: { letters } }: { letters: LetterWords }) {
  const shown = (text: string): string =>
    text === '' ? words.builtInWords : filledIn(text, words.sample);
  return (
    <ul className="divide-y divide-hairline">
      {letters.map(({ id, subject, heading, closing }) => (
        <li key={id} className="grid gap-1 py-3">
          <p className="text-sm text-ink-soft">{words.option('letters', id)}</p>
          <p className="font-semibold">{shown(subject)}</p>
          <p className="font-serif text-lg">{shown(heading)}</p>
          {closing !== '' && <p className="whitespace-pre-line">{shown(closing)}</p>}
        </li>
      ))}
    </ul>
  );
}
