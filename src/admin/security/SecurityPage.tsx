import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/admin/security.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { Authenticators } from './Authenticators.tsx';
import { useAuthenticators } from './use-authenticators.ts';

/** How the signed-in member of the team signs in: their authenticator app. */
export default function SecurityPage() {
  const session = useSession();
  const { read, reload } = useAuthenticators();
  const email = session.state === 'signed-in' ? session.user.email : '';
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mb-5 [overflow-wrap:anywhere] text-ink-soft">{words.lead(email)}</p>
      <section
        aria-labelledby="security-authenticators"
        className="max-w-3xl rounded-card border border-hairline bg-surface p-4 sm:p-6"
      >
        <h2 id="security-authenticators" className="mb-2 text-xl">
          {words.authenticators.title}
        </h2>
        {read.state === 'loading' && (
          <div aria-busy="true" aria-label={words.authenticators.loading}>
            <Skeleton className="h-24 max-w-md" />
          </div>
        )}
        {read.state === 'failed' && (
          <RetryMessage
            text={failureSentences[read.failure.code]}
            retry={words.authenticators.retry}
            onRetry={reload}
          />
        )}
        {read.state === 'ready' && (
          <Authenticators authenticators={read.authenticators} onChanged={reload} />
        )}
      </section>
    </>
  );
}
