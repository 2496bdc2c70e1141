/* oxlint-disable react/no-array-index-key -- rows of a form that is being typed have no key of their own */
import type { PolicyBlock } from '#domain/checkout/policy.ts';
import { plainProse } from '#domain/content/prose.ts';
import { paragraphsOf } from '#domain/shop-content/content-text.ts';
import type { ContentPart, PartContent } from '#domain/shop-content/parts.ts';
import type { PolicyContent } from '#domain/shop-content/policy-content.ts';
import { policyBlocks } from '#domain/shop-content/policy-text.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import type { Elements } from '#ui/content/elements.ts';

interface PagePreviewProps {
  part: ContentPart;
  content: unknown;
}

/** A page of text: a policy, the questions, or the page about the shop. */
export function PagePreview({ part, content }: PagePreviewProps) {
  if (part === 'faq') return <FaqText faq={content as PartContent<'faq'>} />;
  if (part === 'about') return <AboutText about={content as PartContent<'about'>} />;
  return <PolicyText policy={content as PolicyContent} />;
}

/** Answers are paragraphs with links; a hyphen makes no list. */
function FaqText({ faq }: { faq: PartContent<'faq'> }) {
  const groups = faq.groups.filter(({ entries }) => entries.length > 0);
  return (
    <Page heading={words.parts.faq.title}>
      {groups.map(({ title, entries }, index) => (
        <Section key={index} title={title}>
          {entries.map(({ question, answer, live }, row) => (
            <div key={row} className="grid gap-2">
              <p className="font-semibold">{question}</p>
              <Blocks blocks={paragraphsOf(answer)} />
              {live !== '' && <Block block={{ live }} />}
            </div>
          ))}
        </Section>
      ))}
    </Page>
  );
}

/** All of its text is shown as it is typed, without links. */
function AboutText({ about }: { about: PartContent<'about'> }) {
  return (
    <Page heading={about.title}>
      <p className="text-ink-soft">{about.lead}</p>
      <Section title={about.storyTitle}>
        {about.story.split('\n\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Section>
      <Section title={about.promiseTitle}>
        {about.promises.map(({ title, text }, index) => (
          <div key={index}>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
        ))}
      </Section>
      <Section title={about.whereTitle}>
        <p className="text-ink-soft">{about.whereText}</p>
      </Section>
    </Page>
  );
}

function PolicyText({ policy }: { policy: PolicyContent }) {
  const { title, effectiveOn, summary, sections } = policy;
  return (
    <Page heading={title}>
      <Section title={effectiveOn}>
        <Blocks blocks={policyBlocks(summary.replace(/^/gmu, '- '))} />
      </Section>
      {sections.map((section, index) => (
        <Section key={index} title={section.title}>
          <Blocks blocks={policyBlocks(section.text)} />
        </Section>
      ))}
    </Page>
  );
}

function Page({ heading, children }: { heading: string; children: Elements }) {
  return (
    <div className="grid gap-4">
      <p className="font-serif text-2xl leading-tight">{heading}</p>
      {children}
    </div>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="grid gap-2">
      <p className="font-serif text-lg">{title}</p>
      {children}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly PolicyBlock[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{plainProse(block)}</p>;
  if ('live' in block) {
    return <p className="italic text-ink-soft">{words.option('live', block.live)}</p>;
  }
  const lines =
    'list' in block ? block.list : block.terms.map(([term, meaning]) => `${term}: ${meaning}`);
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{plainProse(line)}</li>
      ))}
    </ul>
  );
}
