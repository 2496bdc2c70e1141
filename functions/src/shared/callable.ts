import { getAuth } from 'firebase-admin/auth';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { type Role, roleOf } from '../../../src/domain/staff/role.ts';
import { errorInfo, errorCode } from './error-info.ts';
import { GatewayError } from '../payments/gateway/provider.ts';
import { log } from './log.ts';
import { enforceAppCheck, REGION } from './params.ts';
import { app } from './store.ts';

/** Who calls, as far as Auth vouches for it. */
export interface Caller {
  readonly uid: string;
  readonly role: Role | null;
  /** Their e-mail address; empty for guests and for whoever is not signed in. */
  readonly email: string;
  /** Whether they have shown that the address is theirs: by the link of a confirmation e-mail, or through Google. */
  readonly emailVerified: boolean;
  /** When they gave their password or Google's word, epoch milliseconds; 0 for whoever is not signed in. */
  readonly signedInAt: number;
  /**
   * Where the call comes from, for counting only; never logged. It is the first address of `X-Forwarded-For`, which whoever
   * asks the function itself instead of Hosting writes at will: it slows down the idle, and guards nothing alone.
   */
  readonly address: string;
}

interface Call<S extends v.GenericSchema> {
  readonly name: string;
  readonly schema: S;
  /** `anybody` needs no account; `person` a signed-in one, guests included; `staff` the role owner or staff. */
  readonly who: 'anybody' | 'person' | 'staff' | 'owner';
  readonly options?: CallableOptions;
}

/**
 * A callable function: checks who calls (a revoked session is refused at once, not when its token ends) and what is asked
 * before anything else happens. Throws `unauthenticated`, `permission-denied`, `invalid-argument` (naming the fields that
 * are wrong, not their values), `unavailable` when a backend does not answer, `aborted` when too many are at the same
 * product, and `internal` for a mistake of ours; never the text of an error.
 */
export function callable<S extends v.GenericSchema, A>(
  { name, schema, who, options }: Call<S>,
  run: (asked: v.InferOutput<S>, caller: Caller) => Promise<A>,
): CallableFunction<unknown, Promise<A>> {
  return onCall<unknown, Promise<A>>(
    {
      region: REGION,
      maxInstances: 20,
      memory: '512MiB',
      timeoutSeconds: 60,
      invoker: 'public',
      // The shop's pages call through their own origin; no page of another site is shown an answer.
      cors: false,
      enforceAppCheck,
      ...options,
    },
    async (request) => {
      const caller = await callerOf(request, who);
      const parsed = v.safeParse(schema, request.data);
      if (!parsed.success) {
        const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? ''))];
        throw new HttpsError('invalid-argument', 'invalid-argument', {
          fields: fields.slice(0, 20),
        });
      }
      try {
        return await run(parsed.output, caller);
      } catch (error) {
        throw httpsErrorOf(name, error);
      }
    },
  );
}

async function callerOf(
  { auth, rawRequest }: CallableRequest<unknown>,
  who: Call<v.GenericSchema>['who'],
): Promise<Caller> {
  const address = rawRequest.ip ?? '';
  if (!auth) {
    if (who === 'anybody') {
      return { uid: '', role: null, email: '', emailVerified: false, signedInAt: 0, address };
    }
    throw new HttpsError('unauthenticated', 'signed-out');
  }
  const token = await getAuth(app())
    .verifyIdToken(auth.rawToken, true)
    .catch(() => {
      throw new HttpsError('unauthenticated', 'signed-out');
    });
  const role = roleOf(token['role']);
  const allowed =
    who === 'owner' ? role === 'owner' : who !== 'staff' || role === 'owner' || role === 'staff';
  if (!allowed) throw new HttpsError('permission-denied', 'denied');
  const signedInAt = token.auth_time * 1000;
  const { email = '', email_verified: emailVerified = false } = token;
  return { uid: auth.uid, role, email, emailVerified, signedInAt, address };
}

/** gRPC's codes for a transaction that lost against others, again and again, and for one that waited so long that it ended. */
const [ABORTED, INVALID_ARGUMENT] = [10, 3];

function httpsErrorOf(name: string, error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  if (error instanceof GatewayError) {
    log('gateway-fault', { name, ...errorInfo(error) }, 'warn');
    return new HttpsError('unavailable', 'payment-unavailable');
  }
  if (isBusy(error)) return new HttpsError('aborted', 'busy');
  log('function-failed', { name, ...errorInfo(error) }, 'error');
  return new HttpsError('internal', 'unknown');
}

/** Whether Firestore gave up on a transaction because others were at the same documents. Nothing of it was written. */
export function isBusy(error: unknown): boolean {
  const code = errorCode(error);
  const ended =
    code === String(INVALID_ARGUMENT) && error instanceof Error && ENDED.test(error.message);
  return ended || code === String(ABORTED) || code === 'aborted';
}

/** The server's words for a transaction that was open for too long, and the emulator's. */
const ENDED = /transaction (?:has expired|is invalid or closed)/i;
