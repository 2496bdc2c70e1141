import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#text/dates.ts';
import type { LivePart, Policy } from '#domain/checkout/policy.ts';
import type { Elements } from '#ui/content/elements.ts';
import { policyWords } from '#text/site/policies.ts';
import { PolicyContents } from './PolicyContents.tsx';
import { PolicyPart } from './PolicyPart.tsx';
import { useFragment } from './use-fragment.ts';

interface PolicyDocumentProps {
  policy: Policy;
  live: Readonly<Record<LivePart, ReactNode>>;
  /** Below the title: other versions. */
  children?: Elements;
}

/** A policy: summary, contents, sections with linkable headings, and a print button. */
export function PolicyDocument({ policy, live, children }: PolicyDocumentProps) {
  const { title, changedOn, summary, sections } = policy;
  useFragment();
  return (
    <article className="shell py-8 lg:grid lg:grid-cols-[minmax(0,42rem)_17rem] lg:justify-between lg:gap-x-16 lg:py-12 print:block">
      <div className="lg:col-span-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-1 flex flex-col items-start gap-x-6 text-ink-soft md:flex-row">
          <time dateTime={changedOn} className="flex min-h-11 items-center">
            {policyWords.changed(formatDay(Date.parse(changedOn)))}
          </time>
          <button
            type="button"
            onClick={() => window.print()}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline print:hidden"
          >
            <Printer aria-hidden className="size-4" />
            <span>{policyWords.print}</span>
          </button>
        </p>
        {children}
      </div>
      <div className="lg:col-start-2 lg:row-start-2 lg:mt-8 print:mt-0">
        <PolicyContents sections={sections} />
      </div>
      <div className="max-w-2xl lg:row-start-2 lg:mt-8">
        <section className="rounded-card bg-leaf-tint px-5 py-4">
          <h2 className="text-lg">{policyWords.summary}</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        {sections.map(({ id, title: heading, lang, blocks }) => (
          <section key={id} lang={lang} className="mt-10" aria-labelledby={id}>
            <h2
              id={id}
              tabIndex={-1}
              className="group scroll-mt-6 text-2xl break-after-avoid outline-none"
            >
              <span>{heading}</span>
              <a
                href={`#${id}`}
                aria-label={policyWords.link(heading)}
                className="ml-1 inline-flex size-8 items-center justify-center rounded-full align-middle text-lg text-ink-soft opacity-60 group-hover:opacity-100 hover:bg-tint focus-visible:opacity-100 print:hidden"
              >
                #
              </a>
            </h2>
            {blocks.map((block, index) => (
              // Policy text is static.
              // oxlint-disable-next-line react/no-array-index-key
              <PolicyPart key={index} block={block} live={live} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
