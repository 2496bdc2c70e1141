import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentChallenge, watchChallenge } from '#data/account/second-factor-challenge.ts';
import { retryWhenOnline } from '#ui/loading/import-on-idle.ts';

/** Loaded for a challenge only: few accounts have a second factor. */
const SecondFactorDialog = lazy(() =>
  retryWhenOnline(async () => ({
    default: (await import('./SecondFactorDialog.tsx')).SecondFactorDialog,
  })),
);

/** Asks for the second factor of a sign-in on this page, or of a re-authentication. Renders nothing without one. */
export function SecondFactorStep() {
  const challenge = useSyncExternalStore(watchChallenge, currentChallenge, noChallenge);
  if (!challenge) return null;
  return (
    <Suspense>
      <SecondFactorDialog challenge={challenge} />
    </Suspense>
  );
}

/** Prerendered pages have no sign-in. */
function noChallenge(): null {
  return null;
}
