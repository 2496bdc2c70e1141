import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LivePart, Policy } from '#domain/checkout/policy.ts';
import type { PolicyPart } from '#domain/shop-content/policy-content.ts';
import { pageContent } from '#data/content/site-content.ts';
import { useQuery } from '#data/react/use-query.ts';
import { PolicyDocument } from './PolicyDocument.tsx';

interface PolicyPageProps {
  part: PolicyPart;
  builtIn: Policy;
  live: Readonly<Record<LivePart, ReactNode>>;
}

const OwnPolicy = lazy(async () => ({ default: (await import('./OwnPolicy.tsx')).OwnPolicy }));

/** A policy: the built-in one, or the owner's with its earlier versions, whose code is loaded for shops that have one. */
export function PolicyPage({ part, builtIn, live }: PolicyPageProps) {
  const read = useQuery(pageContent(part));
  const [query] = useSearchParams();
  const record = read.state === 'loading' ? null : read.data;
  const own = record || query.has('version');
  const whole = <PolicyDocument policy={builtIn} live={live} />;
  return own ? (
    <Suspense fallback={whole}>
      <OwnPolicy {...{ part, builtIn, live }} record={record ?? null} />
    </Suspense>
  ) : (
    whole
  );
}
