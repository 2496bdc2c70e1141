import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import type { LivePart } from '#domain/checkout/policy.ts';
import { matchesText } from '#domain/search/search.ts';
import { faqWords } from '#text/faq/words.ts';
import type { FaqGroup } from '#text/faq/entry.ts';
import { plainAnswer } from '#text/faq/faq.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ScrollRow } from '#ui/content/ScrollRow.tsx';
import { FaqItem } from './FaqItem.tsx';
import { FaqSearch } from './FaqSearch.tsx';

interface FaqListProps {
  groups: readonly FaqGroup[];
  /** Content from the live settings by part name. */
  live: Readonly<Record<LivePart, ReactNode>>;
}

/** All questions by topic, with a search. */
export function FaqList({ groups: all, live }: FaqListProps) {
  const count = all.reduce((sum, { entries }) => sum + entries.length, 0);
  const { hash } = useLocation();
  // The latest of typing and following a link to an answer decides what is shown.
  const [typed, setTyped] = useState({ text: '', hash: '' });
  const followed = hash !== '' && typed.hash !== hash;
  const search = followed ? '' : typed.text;
  const setSearch = (text: string): void => setTyped({ text, hash });
  const term = search.trim();

  const groups = all
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter(
        (entry) =>
          !term || matchesText([group.title, entry.question, plainAnswer(entry)].join(' '), term),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <>
      <FaqSearch search={search} onSearch={setSearch} />
      <p role="status" className="mt-3 text-ink-soft amount [overflow-wrap:anywhere]">
        {term
          ? found === 0
            ? faqWords.none(term)
            : faqWords.found(found, count)
          : faqWords.all(count)}
      </p>
      {found === 0 ? (
        <Notice level={2} title={faqWords.none(term)} text={faqWords.noneHint}>
          <Link to={paths.contact} className={buttonLook('main')}>
            {faqWords.ask}
          </Link>
          <Button look="quiet" onClick={() => setSearch('')}>
            {faqWords.showAll}
          </Button>
        </Notice>
      ) : (
        <div className="mt-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-14">
          <nav aria-label={faqWords.groups} className="print:hidden">
            <ScrollRow className="lg:sticky lg:top-20 xl:top-26 lg:grid lg:gap-0 lg:border-l-2 lg:border-turmeric lg:pl-5">
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#about-${id}`}
                    className="flex min-h-11 items-center rounded-full border border-edge px-4 whitespace-nowrap underline-offset-4 hover:underline lg:border-0 lg:px-0"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ScrollRow>
          </nav>
          <div>
            {groups.map(({ id, title, entries }) => (
              <section
                key={id}
                aria-labelledby={`about-${id}`}
                className="mt-8 lg:mb-10 lg:first:mt-0"
              >
                <h2
                  id={`about-${id}`}
                  tabIndex={-1}
                  className="mb-2 scroll-mt-6 text-2xl outline-none"
                >
                  {title}
                </h2>
                {entries.map((entry) => (
                  <FaqItem
                    key={entry.slug}
                    entry={entry}
                    search={term}
                    named={followed && entry.slug === hash.slice(1)}
                  >
                    {entry.live && live[entry.live]}
                  </FaqItem>
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
