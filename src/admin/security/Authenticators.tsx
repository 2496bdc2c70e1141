import { useState } from 'react';
import { formatDay } from '#text/dates.ts';
import { type Enrolment, removeAuthenticator } from '#data/account/second-factor.ts';
import type { Authenticator } from '#data/account/second-factor-challenge.ts';
import { words as all } from '#text/admin/security.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { EnrolmentForm } from './EnrolmentForm.tsx';
import { EnrolmentStart } from './EnrolmentStart.tsx';
import { type ActionOutcome, SecuredActionDialog } from './SecuredActionDialog.tsx';

const { authenticators: words, enrol } = all;

interface AuthenticatorsProps {
  authenticators: readonly Authenticator[];
  /** Called after an enrolment or a removal. */
  onChanged: () => void;
}

/** The user's authenticator app: set up, or removed. Firebase takes one per account. */
export function Authenticators({ authenticators, onChanged }: AuthenticatorsProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [leaving, setLeaving] = useState<Authenticator | null>(null);
  const isEnrolled = authenticators.length > 0;
  return (
    <>
      <p className="mb-4 max-w-prose">{isEnrolled ? words.some : words.none}</p>
      <ul className="mb-4 max-w-md divide-y divide-hairline empty:hidden">
        {authenticators.map((authenticator) => (
          <li
            key={authenticator.id}
            className="flex flex-wrap items-center justify-between gap-3 py-3"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{words.device(authenticator.name)}</span>
              <span className="block text-ink-soft">
                {words.since(formatDay(authenticator.since))}
              </span>
            </span>
            <Button look="quiet" onClick={() => setLeaving(authenticator)}>
              <span>{words.remove}</span>
              <span className="sr-only">{` ${authenticator.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isEnrolled && <p className="text-ink-soft">{words.move}</p>}
      {!isEnrolled && !enrolment && <EnrolmentStart onStarted={setEnrolment} />}
      {!isEnrolled && enrolment && (
        <EnrolmentForm
          enrolment={enrolment}
          onEnrolled={() => finish(enrol.done)}
          onCancel={() => setEnrolment(null)}
        />
      )}
      {leaving && (
        <SecuredActionDialog
          title={words.removeTitle(words.device(leaving.name))}
          lead={words.removeLead}
          submit={words.remove}
          run={() => remove(leaving)}
          onDone={() => finish(words.removed)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );

  function finish(message: string): void {
    setEnrolment(null);
    setLeaving(null);
    toast(message);
    onChanged();
  }
}

async function remove({ id }: Authenticator): Promise<ActionOutcome> {
  const result = await removeAuthenticator(id);
  if (!result.ok) return { problem: failureSentences[result.failure.code] };
  return result.value === 'removed' ? 'done' : 'sign-in-again';
}
