import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LivePart, Policy } from '#domain/checkout/policy.ts';
import type { Failure } from '#domain/core/result.ts';
import type { ContentRecord } from '#domain/shop-content/content-record.ts';
import type { PolicyContent, PolicyPart } from '#domain/shop-content/policy-content.ts';
import { policyBlocks } from '#domain/shop-content/policy-text.ts';
import { contentVersion, pageContent } from '#data/content/site-content.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { type QueryState, queryStore } from '#data/query/query-store.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReturnTerms } from '#data/react/use-return-terms.ts';
import { formatDay } from '#text/dates.ts';
import { errorWords } from '#text/site/errors.ts';
import { failureSentences } from '#text/site/failures.ts';
import { policyWords } from '#text/site/policies.ts';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { filledPolicy } from './filled-policy.ts';
import { PolicyDocument } from './PolicyDocument.tsx';

interface OwnPolicyProps {
  part: PolicyPart;
  builtIn: Policy;
  live: Readonly<Record<LivePart, ReactNode>>;
}

const NO_VERSION = constantQuery('content/no-version');
const LINK = 'inline-flex min-h-11 items-center text-leaf underline underline-offset-4';

/** The owner's policy with links to its earlier versions, the version that the address names, or the built-in policy. */
export function OwnPolicy({ part, builtIn, live }: OwnPolicyProps) {
  const current = useQuery(pageContent(part));
  const record = current.state === 'loading' ? null : (current.data ?? null);
  const { name } = useBrand();
  const terms = useReturnTerms();
  const [query] = useSearchParams();
  const asked = versionOf(query.get('version'));
  const earlier = record?.earlier ?? [];
  const isEarlier = earlier.some(({ version }) => version === asked);
  const isStored = isEarlier && asked !== 0;
  const read = useQuery<ContentRecord | null>(
    isStored && asked ? contentVersion(part, asked) : NO_VERSION,
  );
  const version = read.state === 'loading' ? null : (read.data ?? null);
  // Version 0 is the built-in policy; another one shows nothing in the place of what it said.
  if (isStored && !version) {
    return <MissingVersion part={part} title={builtIn.title} failure={failureOf(read)} />;
  }
  const value = (isEarlier ? version : record)?.value;
  const stored = policyOf(builtIn, value);
  const filled = filledPolicy(stored, { name, terms });
  const policy = isEarlier ? { ...filled, changedOn: stored.changedOn } : filled;
  const namesOtherDays = isEarlier && filled.changedOn !== stored.changedOn;
  return (
    <PolicyDocument policy={policy} live={live}>
      {isEarlier ? (
        <>
          <p className="mt-3 font-semibold">
            <span>{policyWords.notCurrent(dayOf(policy.changedOn))}</span> <ToCurrent part={part} />
          </p>
          {namesOtherDays && <p className="mt-1">{policyWords.daysOfToday}</p>}
        </>
      ) : (
        earlier.length > 0 && (
          <nav aria-label={policyWords.earlier} className="print:hidden">
            <ul className="flex flex-wrap gap-x-5">
              {earlier.map((one) => (
                <li key={one.version}>
                  <Link to={`/${part}?version=${one.version}`} className={LINK}>
                    {policyWords.earlierFrom(dayOf(one.effectiveOn))}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )
      )}
    </PolicyDocument>
  );
}

function ToCurrent({ part }: { part: PolicyPart }) {
  return (
    <Link to={`/${part}`} className={LINK}>
      {policyWords.current}
    </Link>
  );
}

interface MissingVersionProps {
  part: PolicyPart;
  title: string;
  /** Null while the version is loading. */
  failure: Failure | null;
}

/** In the place of a version that is not read. */
function MissingVersion({ part, title, failure }: MissingVersionProps) {
  return (
    <article className="shell py-8 lg:py-12">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <ToCurrent part={part} />
      {failure ? (
        <RetryMessage
          large
          text={failureSentences[failure.code]}
          retry={errorWords.retry}
          onRetry={() => queryStore.retry()}
          className="my-4"
        />
      ) : (
        <div role="status" className="mt-8 grid max-w-2xl gap-4">
          <span className="sr-only">{policyWords.loading}</span>
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </article>
  );
}

function failureOf(read: QueryState<ContentRecord | null>): Failure | null {
  if (read.state === 'loading') return null;
  return read.state === 'failed' ? read.error : { code: 'not-found' };
}

const dayOf = (day: string): string => formatDay(Date.parse(day));

function versionOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/u.test(text) ? Number(text) : null;
}

/** The policy that a version holds; `saveContent` has checked it. */
function policyOf(builtIn: Policy, value: unknown): Policy {
  if (!value) return builtIn;
  const { title, effectiveOn, summary, sections } = value as PolicyContent;
  return {
    title,
    changedOn: effectiveOn,
    summary: summary.split('\n').filter(Boolean),
    sections: sections.map(({ id, title: heading, lang, text }) => ({
      id,
      title: heading,
      ...(lang && { lang }),
      blocks: policyBlocks(text),
    })),
  };
}
