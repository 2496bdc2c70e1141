import { lazy, type ReactNode, Suspense } from 'react';
import type { LivePart, Policy } from '#domain/checkout/policy.ts';
import { useBrand } from '#data/react/use-brand.ts';
import type { PolicyPart } from '#domain/shop-content/policy-content.ts';
import { useReturnTerms } from '#data/react/use-return-terms.ts';
import { filledPolicy } from './filled-policy.ts';
import { PolicyDocument } from './PolicyDocument.tsx';

interface PolicyPageProps {
  part: PolicyPart;
  builtIn: Policy;
  live: Readonly<Record<LivePart, ReactNode>>;
}

const OwnPolicy = lazy(async () => ({ default: (await import('./OwnPolicy.tsx')).OwnPolicy }));

/** A policy: the owner's with its earlier versions, or the built-in one, which shows until the code of both is loaded. */
export function PolicyPage({ part, builtIn, live }: PolicyPageProps) {
  const { name } = useBrand();
  const terms = useReturnTerms();
  return (
    <Suspense
      fallback={<PolicyDocument policy={filledPolicy(builtIn, { name, terms })} live={live} />}
    >
      <OwnPolicy part={part} builtIn={builtIn} live={live} />
    </Suspense>
  );
}
