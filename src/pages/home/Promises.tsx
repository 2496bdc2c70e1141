import { useShopContent } from '#data/react/use-shop-content.ts';
import { homeEndWords } from '#text/home/home-end.ts';

/** The shop's promises, one per line. */
export function Promises() {
  const promises = useShopContent('home')?.promises ?? homeEndWords.promises;
  if (promises.length === 0) return null;
  return (
    <section className="mt-12 border-y border-hairline bg-surface">
      <ul className="shell grid grid-cols-1 gap-x-8 gap-y-4 py-6 sm:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title} className="sm:border-l-2 sm:border-turmeric sm:pl-4">
            <p className="font-serif text-lg leading-tight">{title}</p>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
