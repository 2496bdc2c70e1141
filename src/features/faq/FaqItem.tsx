import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#domain/site/paths.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { markMatches } from '#domain/search/search-marks.ts';
import { matchesText } from '#domain/search/search.ts';
import { faqWords } from '#text/faq/words.ts';
import { plainAnswer } from '#text/faq/faq.ts';
import type { FaqEntry } from '#text/faq/entry.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { Highlighted } from '#ui/content/Highlighted.tsx';
import { AnswerText } from './AnswerText.tsx';

interface FaqItemProps {
  entry: FaqEntry;
  search: string;
  /** True if the URL's fragment names this answer: it opens and scrolls into view. */
  named: boolean;
  /** Content from the live settings. */
  children?: ReactNode;
}

/** A question with a collapsible answer. Native `details`, so that the browser's find-in-page opens it too. */
export function FaqItem({ entry, search, named, children }: FaqItemProps) {
  const { slug, question, answer } = entry;
  const details = useRef<HTMLDetailsElement>(null);
  // Only the answer matches: opens it so that the match is visible.
  const hidden = !matchesText(question, search) && matchesText(plainAnswer(entry), search);

  useEffect(() => {
    const element = details.current;
    if (!element || !hidden) return;
    element.open = true;
    return () => {
      element.open = false;
    };
  }, [hidden]);

  useEffect(() => {
    const element = details.current;
    if (!element || !named) return;
    element.open = true;
    // Runs after the router has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => {
      element.scrollIntoView();
      element.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [named]);

  return (
    <details ref={details} id={slug} className="group scroll-mt-6 border-b border-hairline">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <Highlighted pieces={markMatches(question, search)} />
        </h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-leaf transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-2xl pt-2 pb-4">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-2">
            <AnswerText text={paragraph} search={search} />
          </p>
        ))}
        {children && (
          <div className="my-3 rounded-card border border-hairline bg-surface px-4 py-1">
            {children}
          </div>
        )}
        <CopyButton
          text={`${siteOrigin()}${paths.faq}#${slug}`}
          label={faqWords.copy}
          done={faqWords.copied}
          failed={faqWords.copyFailed}
        />
      </div>
    </details>
  );
}
