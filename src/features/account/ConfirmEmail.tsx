import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Failure } from '#domain/core/result.ts';
import {
  checkEmailConfirmed,
  type ConfirmationEmail,
  confirmationEmailOf,
  sendConfirmationEmail,
  watchConfirmationEmail,
} from '#data/account/email-confirmation.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { words } from '#text/account/confirm-email.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

/** How long the button pauses after an email, in milliseconds: below Firebase's own rate limit. */
const COOL_DOWN_MS = 60_000;

interface ConfirmEmailProps {
  user: SessionUser;
}

/** Asks for the confirmation of the account's email address. Renders nothing once the address is confirmed. */
export function ConfirmEmail({ user }: ConfirmEmailProps) {
  const { uid, email, emailVerified } = user;
  const latest = useSyncExternalStore(watchConfirmationEmail, () => confirmationEmailOf(uid));
  const [wasOpen, setWasOpen] = useState(!emailVerified);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);
  const coolingDown = useCoolDown(latest);
  useCheckOnReturn(!emailVerified);
  if (!emailVerified && !wasOpen) setWasOpen(true);
  if (emailVerified && !wasOpen) return null;

  async function check(): Promise<void> {
    if (checking) return;
    setChecking(true);
    setProblem('');
    const result = await checkEmailConfirmed();
    setChecking(false);
    if (!result.ok) setProblem(failureSentences[result.failure.code]);
    else if (!result.value) setProblem(words.notYet(email));
    // The pressed button unmounts, so the focus moves to the message.
    else statusRef.current?.focus();
  }

  async function send(): Promise<void> {
    if (coolingDown || latest.state === 'sending') return;
    setProblem('');
    await sendConfirmationEmail(uid);
  }

  const isResend = latest.state === 'sent' || latest.state === 'sending';
  return (
    <section aria-label={words.title} className="mt-6 rounded-card bg-leaf-tint px-4 py-3">
      {!emailVerified && <h2 className="text-lg">{words.title}</h2>}
      <p
        ref={statusRef}
        role="status"
        tabIndex={-1}
        className="outline-none [overflow-wrap:anywhere]"
      >
        {emailVerified ? words.confirmed(email) : words.state[latest.state](email)}
      </p>
      {!emailVerified && (
        <>
          <ErrorMessage className="[overflow-wrap:anywhere] empty:hidden">
            {problem || (latest.state === 'failed' && reason(latest.failure))}
          </ErrorMessage>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              look="quiet"
              aria-disabled={coolingDown || latest.state === 'sending'}
              onClick={() => void send()}
            >
              {isResend ? words.resend : words.send}
            </Button>
            <Button look="quiet" aria-disabled={checking} onClick={() => void check()}>
              {checking ? words.checking : words.check}
            </Button>
          </div>
          {coolingDown && <p className="mt-2 text-sm text-ink-soft">{words.wait}</p>}
        </>
      )}
    </section>
  );
}

function reason({ code }: Failure): string {
  return code === 'busy' ? words.tooMany : failureSentences[code];
}

/** True for a minute after an email was sent or refused for the rate limit; other failures may be retried at once. */
function useCoolDown(latest: ConfirmationEmail): boolean {
  const [endedFor, setEndedFor] = useState<ConfirmationEmail | null>(null);
  const limited =
    latest.state === 'sent' || (latest.state === 'failed' && latest.failure.code === 'busy');
  const until = limited ? latest.at + COOL_DOWN_MS : 0;
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setEndedFor(latest), until - Date.now());
    return () => clearTimeout(timer);
  }, [until, latest]);
  return limited && endedFor !== latest;
}

/** The link is often opened in another tab or app: checks again when this tab becomes visible. */
function useCheckOnReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const check = (): void => {
      if (document.visibilityState === 'visible') void checkEmailConfirmed();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isOpen]);
}
