import { useEffect, useState } from 'react';
import type { Failure } from '#domain/core/result.ts';
import { enrolledAuthenticators } from '#data/account/second-factor.ts';
import type { Authenticator } from '#data/account/second-factor-challenge.ts';

/** The user's authenticators as last read. */
export type AuthenticatorsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly authenticators: readonly Authenticator[] };

/** Reads the authenticators of the signed-in user, and again on `reload`. */
export function useAuthenticators(): {
  readonly read: AuthenticatorsState;
  readonly reload: () => void;
} {
  const [read, setRead] = useState<AuthenticatorsState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void enrolledAuthenticators().then((result) => {
      if (!isCurrent) return;
      setRead(
        result.ok
          ? { state: 'ready', authenticators: result.value }
          : { state: 'failed', failure: result.failure },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return { read, reload: () => setRound((last) => last + 1) };
}
