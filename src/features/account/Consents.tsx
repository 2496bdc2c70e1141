import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Consent,
  CONSENT_CHANNELS,
  type ConsentChannel,
  latestConsent,
} from '#domain/customer/consent.ts';
import { formatDay } from '#text/dates.ts';
import { paths } from '#domain/site/paths.ts';
import { consents, recordConsent } from '#data/account/consents.ts';
import { useQuery } from '#data/react/use-query.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/account/account.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { ReadProblem } from './ReadProblem.tsx';

interface ConsentsProps {
  uid: string;
}

/** A customer's consents with their dates. Withdrawing takes one click, as agreeing does. */
export function Consents({ uid }: ConsentsProps) {
  const own = words.security.consents;
  const read = useQuery(consents(uid));
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  async function record(channel: ConsentChannel, given: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    const result = await recordConsent(uid, channel, given);
    busy.current = false;
    if (!result.ok) setProblem(failureSentences[result.failure.code]);
  }

  const entries = (read.state === 'loading' ? undefined : read.data?.rows) ?? null;
  return (
    <div>
      <p className="mb-2 max-w-prose">
        <span>{own.text}</span>{' '}
        <Link to={`${paths.privacy}#consent`} className="text-leaf underline underline-offset-4">
          {own.more}
        </Link>
      </p>
      {read.state === 'failed' && <ReadProblem failure={read.error} />}
      {read.state === 'loading' && <Skeleton className="h-40 max-w-2xl" />}
      {entries && (
        <ul className="max-w-2xl">
          {CONSENT_CHANNELS.map((channel) => {
            const latest = latestConsent(entries, channel);
            const given = latest?.given ?? false;
            return (
              <li
                key={channel}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4 last:border-0 last:pb-0"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <h3 className="font-sans text-base font-semibold tracking-normal">
                    {own.channel[channel].title}
                  </h3>
                  <p className="text-sm text-ink-soft">{own.channel[channel].text}</p>
                  <p role="status" className={given ? 'mt-1 font-semibold text-leaf' : 'mt-1'}>
                    {consentText(latest)}
                  </p>
                </div>
                <Button
                  look="quiet"
                  aria-label={`${given ? own.withdraw : own.agree}: ${own.channel[channel].title}`}
                  onClick={() => void record(channel, !given)}
                >
                  {given ? own.withdraw : own.agree}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <ErrorMessage className="mt-2">{problem}</ErrorMessage>
    </div>
  );
}

function consentText(latest: Consent | null): string {
  const { never, given, withdrawn } = words.security.consents;
  if (!latest) return never;
  return (latest.given ? given : withdrawn)(formatDay(latest.at));
}
