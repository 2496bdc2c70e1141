import type { ReactNode } from 'react';
import type { LivePart, PolicyBlock } from '#domain/checkout/policy.ts';
import { Prose } from './Prose.tsx';

interface PolicyPartProps {
  block: PolicyBlock;
  /** Content from the live settings by part name. */
  live: Readonly<Record<LivePart, ReactNode>>;
}

/** A block of a policy: paragraph, list, terms, or live content. */
export function PolicyPart({ block, live }: PolicyPartProps) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <Prose text={block} />
      </p>
    );
  }
  if ('live' in block) {
    return (
      <div className="mt-4 rounded-card border border-hairline bg-surface px-4 py-2">
        {live[block.live]}
      </div>
    );
  }
  if ('list' in block) {
    return (
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-turmeric-ink">
        {block.list.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="mt-3 border-y border-hairline">
      {block.terms.map(([term, explanation]) => (
        <div
          key={term}
          className="grid gap-x-6 border-b border-hairline py-3 last:border-b-0 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd>
            <Prose text={explanation} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
