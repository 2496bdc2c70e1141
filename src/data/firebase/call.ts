import { failed, type Result } from '#domain/core/result.ts';
import { attempt, attemptQuietly, codedError } from './failures.ts';

/** Callable functions of the shop's server, at `/api/<name>` on the shop's own origin. */
type FunctionName =
  | 'quoteCart'
  | 'placeOrder'
  | 'resumePayment'
  | 'startTestPayment'
  | 'cancelOrder'
  | 'chooseTexts'
  | 'claimOrders'
  | 'findOrder'
  | 'openOrder'
  | 'revokeOrderLinks'
  | 'sendOrderLink'
  | 'notifyWhenBack'
  | 'findMessage'
  | 'moveOrder'
  | 'refundOrder'
  | 'editOrder'
  | 'requestReturn'
  | 'moveReturn'
  | 'moveParcel'
  | 'splitOrder'
  | 'bookParcel'
  | 'givePayee'
  | 'listPayouts'
  | 'exportPayouts'
  | 'payPayout'
  | 'addReturnPhoto'
  | 'removeReturnPhoto'
  | 'addReviewPhoto'
  | 'readPhoto'
  | 'setReviewRequests'
  | 'settlePayments'
  | 'saveContent'
  | 'saveOffer'
  | 'settleRefund'
  | 'placeOrderForCustomer'
  | 'writeNote'
  | 'inviteMember'
  | 'revokeInvitation'
  | 'acceptInvitation'
  | 'sendConfirmation'
  | 'sendMailAgain'
  | 'setRole'
  | 'setSecondFactorPolicy'
  | 'resetSecondFactors';

/** Timeout in milliseconds. The server may still complete the request. */
const TIMEOUT_MS = 30_000;

/**
 * Calls a server function as the signed-in user. Fails with `offline` at once without a network, and with `unavailable`
 * if no answer arrives: then the outcome is unknown. `quietly` reports no slow call, for calls that no visitor waits
 * for.
 */
export async function call<Answer extends { readonly outcome: string }>(
  name: FunctionName,
  request: object,
  { quietly = false, timeoutMs = TIMEOUT_MS } = {},
): Promise<Result<Answer>> {
  if (!navigator.onLine) return failed('offline');
  return (quietly ? attemptQuietly : attempt)(async () => {
    const [{ getFunctions, httpsCallableFromURL }, { app }, { auth }] = await loadCalls();
    // The request carries the caller's token only once Auth is ready.
    await auth.authStateReady();
    const address = `${location.origin}/api/${name}`;
    const callable = httpsCallableFromURL<object, Answer>(getFunctions(app), address, {
      timeout: timeoutMs,
    });
    const { data } = await callable(request);
    if (isAnswer(data)) return data;
    // A captive portal or a proxy has answered instead of the shop.
    throw codedError('functions/unavailable');
  });
}

/** Loads the code of `call`, which then needs the network only for the call itself. */
export function loadCalls() {
  return Promise.all([import('firebase/functions'), import('./firebase.ts'), import('./auth.ts')]);
}

function isAnswer(data: unknown): data is { readonly outcome: string } {
  return typeof data === 'object' && data !== null && 'outcome' in data;
}
