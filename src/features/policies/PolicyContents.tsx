import { ChevronDown } from 'lucide-react';
import type { PolicySection } from '#domain/checkout/policy.ts';
import { policyWords } from '#text/site/policies.ts';

interface PolicyContentsProps {
  sections: readonly PolicySection[];
}

/** The table of contents: beside the text on wide screens, collapsed above it on narrow ones. */
export function PolicyContents({ sections }: PolicyContentsProps) {
  const list = (
    <ol>
      {sections.map(({ id, title, lang }) => (
        <li key={id} lang={lang}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-snug text-ink underline-offset-4 hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group my-6 rounded-card border border-hairline bg-surface px-4 lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          <span>{policyWords.contents}</span>
          <ChevronDown
            aria-hidden
            className="size-5 text-leaf transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={policyWords.contents} className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label={policyWords.contents}
        className="sticky top-20 hidden max-h-[calc(100dvh-6.5rem)] xl:top-26 self-start overflow-y-auto border-l-2 border-turmeric pl-5 lg:block print:hidden"
      >
        <p className="mb-2 font-semibold">{policyWords.contents}</p>
        {list}
      </nav>
    </>
  );
}
