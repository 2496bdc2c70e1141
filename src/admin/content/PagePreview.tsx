import type { PolicyBlock } from '#domain/checkout/policy.ts';
import { plainProse } from '#domain/content/prose.ts';
import type { ContentPart, PartContent } from '#domain/shop-content/parts.ts';
import type { PolicyContent } from '#domain/shop-content/policy-content.ts';
import { policyBlocks } from '#domain/shop-content/policy-text.ts';
import { contentWords as words } from '#text/admin/content/content.ts';

interface PagePreviewProps {
  part: ContentPart;
  content: unknown;
}

interface Section {
  readonly title: string;
  /** In the format of `policyText`. */
  readonly text: string;
}

/** A page of text: a policy, the questions, or the page about the shop. */
export function PagePreview({ part, content }: PagePreviewProps) {
  const [heading, sections] = pageOf(part, content);
  return (
    <div className="grid gap-4">
      <p className="font-serif text-2xl leading-tight">{heading}</p>
      {sections.map(({ title, text }, index) => (
        // Rows of a form that is being typed have no key of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid gap-2">
          <p className="font-serif text-lg">{title}</p>
          {policyBlocks(text).map((block, position) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Block key={position} block={block} />
          ))}
        </div>
      ))}
    </div>
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

function pageOf(part: ContentPart, content: unknown): readonly [string, readonly Section[]] {
  if (part === 'faq') {
    const { groups } = content as PartContent<'faq'>;
    return [
      words.parts.faq.title,
      groups.flatMap(({ title, entries }) => [
        { title, text: '' },
        ...entries.map(({ question, answer }) => ({ title: question, text: answer })),
      ]),
    ];
  }
  if (part === 'about') {
    const about = content as PartContent<'about'>;
    const promises = about.promises.map(({ title, text }) => `${title} :: ${text}`).join('\n');
    return [
      about.title,
      [
        { title: about.lead, text: '' },
        { title: about.storyTitle, text: about.story },
        { title: about.promiseTitle, text: promises },
        { title: about.whereTitle, text: about.whereText },
      ],
    ];
  }
  const { title, effectiveOn, summary, sections } = content as PolicyContent;
  return [title, [{ title: effectiveOn, text: summary.replace(/^/gmu, '- ') }, ...sections]];
}
