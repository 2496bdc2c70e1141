import { signOut } from '#data/account/account.ts';
import { words as all } from '#text/admin/security.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { Authenticators } from './Authenticators.tsx';
import { useAuthenticators } from './use-authenticators.ts';

const { gate: words, authenticators: listWords } = all;

/**
 * What members of the team see whose role needs a second factor and whose session has none: they set one up, or sign in
 * again with the one they have. The session opens the staff area by itself once it has one.
 */
export function SecondFactorGate() {
  const { read, reload } = useAuthenticators();
  const isEnrolled = read.state === 'ready' && read.authenticators.length > 0;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8">
      <h1 className="text-3xl">{isEnrolled ? words.signInTitle : words.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{isEnrolled ? words.signInLead : words.lead}</p>
      {read.state === 'loading' && (
        <div aria-busy="true" aria-label={listWords.loading}>
          <Skeleton className="h-24 max-w-md" />
        </div>
      )}
      {read.state === 'failed' && (
        <RetryMessage
          text={failureSentences[read.failure.code]}
          retry={listWords.retry}
          onRetry={reload}
        />
      )}
      {read.state === 'ready' && !isEnrolled && (
        <Authenticators authenticators={read.authenticators} onChanged={reload} />
      )}
      <p className="mt-6">
        <Button look={isEnrolled ? 'main' : 'quiet'} onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </p>
    </div>
  );
}
