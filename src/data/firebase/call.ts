import { failed, type Result } from '#domain/shared/result.ts';
import { attempt } from './failures.ts';

/** What can be asked of the shop's server: a function of this name answers at `/api/<name>` of the shop's own origin. */
type FunctionName =
  | 'startCheckout'
  | 'cancelOrder'
  | 'findOrder'
  | 'findMessage'
  | 'moveOrder'
  | 'refundOrder'
  | 'settleRefund'
  | 'setRole';

/** How long somebody is left waiting for an answer, in milliseconds. The server may still do what it was asked. */
const PATIENCE_MS = 30_000;

/**
 * The one way to ask the server to do something. Whoever is signed in is told to it. Fails with `offline` at once without
 * a network, and with `unavailable` when no answer comes: then nobody knows whether it was done.
 */
export async function call<Answer extends { readonly outcome: string }>(
  name: FunctionName,
  asked: object,
): Promise<Result<Answer>> {
  if (!navigator.onLine) return failed('offline');
  return attempt(async () => {
    const [{ getFunctions, httpsCallableFromURL }, { app }] = await Promise.all([
      import('firebase/functions'),
      import('./firebase.ts'),
      // Who calls is known to the functions once Auth is there.
      import('./auth.ts').then(({ auth }) => auth.authStateReady()),
    ]);
    const address = `${location.origin}/api/${name}`;
    const ask = httpsCallableFromURL<object, Answer>(getFunctions(app), address, {
      timeout: PATIENCE_MS,
    });
    const { data } = await ask(asked);
    if (isAnswer(data)) return data;
    // A page of the hotel's network, a proxy: not the shop.
    throw Object.assign(new Error('no answer of the shop'), { code: 'functions/unavailable' });
  });
}

function isAnswer(data: unknown): data is { readonly outcome: string } {
  return typeof data === 'object' && data !== null && 'outcome' in data;
}
