import { Check, Hourglass, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Failure } from '#domain/core/result.ts';
import { failureOf } from '#data/firebase/failures.ts';
import { startSession } from '#data/account/session.ts';
import type { Session } from '#data/account/session-state.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { failureSentences } from '#text/site/failures.ts';
import { testWords as words } from '#text/site/test-page.ts';

type Verdict = 'checking' | 'works' | 'fails';

const LOOKS = {
  checking: { Icon: Hourglass, look: 'text-ink-soft' },
  works: { Icon: Check, look: 'text-leaf' },
  fails: { Icon: X, look: 'text-clay' },
} as const;

/** Status of each backend service. */
export function ServiceChecks() {
  const checks = [
    { name: words.firestore, ...useFirestoreCheck() },
    { name: words.auth, ...useAuthCheck() },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {checks.map(({ name, verdict, text }) => {
        const { Icon, look } = LOOKS[verdict];
        return (
          <li key={name} className="rounded-card border border-hairline bg-surface px-5 py-4">
            <p className={`flex items-center gap-2 font-semibold ${look}`}>
              <Icon aria-hidden className="size-5" />
              <span>{`${name}: ${words[verdict]}`}</span>
            </p>
            <p role="status" className="mt-1 text-ink-soft">
              {text}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function useFirestoreCheck(): { verdict: Verdict; text: string } {
  const settings = useQuery(storeSettings);
  if (settings.state === 'loading') return { verdict: 'checking', text: words.checking };
  if (settings.state === 'failed') {
    return { verdict: 'fails', text: failureSentences[settings.error.code] };
  }
  if (settings.data === null) return { verdict: 'fails', text: words.settingsMissing };
  return settings.fromCache
    ? { verdict: 'checking', text: words.settingsCached }
    : { verdict: 'works', text: words.settingsRead };
}

function useAuthCheck(): { verdict: Verdict; text: string } {
  const session = useSession();
  const [answer, setAnswer] = useState<'none' | 'there' | Failure>('none');
  useEffect(() => {
    let stopped = false;
    startSession().then(
      () => !stopped && setAnswer('there'),
      (error: unknown) => !stopped && setAnswer(failureOf(error)),
    );
    return () => {
      stopped = true;
    };
  }, []);
  if (typeof answer === 'object') return { verdict: 'fails', text: failureSentences[answer.code] };
  if (answer === 'none') return { verdict: 'checking', text: words.session.loading };
  return {
    verdict: session.state === 'loading' ? 'checking' : 'works',
    text: sessionText(session),
  };
}

function sessionText(session: Session): string {
  if (session.state !== 'signed-in') return words.session[session.state];
  const { role } = session;
  return words.session['signed-in'](
    role === 'unknown' ? words.unknownRole : (role ?? words.noRole),
  );
}
