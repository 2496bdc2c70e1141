import { GatewayError } from './gateway-error.ts';
import { getAuth } from 'firebase-admin/auth';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import { may } from '../../../src/domain/staff/permissions.ts';
import { hasSecondFactor, type Role, sessionRole } from '../../../src/domain/staff/role.ts';
import { type CallerNetwork, networkOf } from './caller-network.ts';
import { errorInfo, errorCode } from './error-info.ts';
import { log } from './log.ts';
import { enforceAppCheck, REGION } from './params.ts';
import { app } from './store.ts';

/** The caller as verified by Auth. */
export interface Caller extends CallerNetwork {
  readonly uid: string;
  /** The role that counts in this session: none where it lacks a required second factor. */
  readonly role: Role | null;
  /** In normal form; empty for guests and signed-out callers. */
  readonly email: string;
  /** Whether the address is verified: by a confirmation link, or through Google. */
  readonly emailVerified: boolean;
  /** Time of the last sign-in, epoch milliseconds; 0 when signed out. */
  readonly signedInAt: number;
  /** Whether the session was signed in with a second factor. */
  readonly secondFactor: boolean;
}

interface Call<S extends v.GenericSchema> {
  readonly name: string;
  readonly schema: S;
  /** `public` needs no account; `person` needs a sign-in, guests included; the others need a permission (`NEEDED`). */
  readonly who: 'public' | 'person' | keyof typeof NEEDED;
  readonly options?: CallableOptions;
}

/** The permission that each kind of staff needs. */
const NEEDED = { packer: 'pack', staff: 'edit', owner: 'own' } as const;

/**
 * A callable function that checks the caller (a revoked session is rejected at once, not when its token expires) and
 * validates the data before running. Throws `unauthenticated`, `permission-denied`, `invalid-argument` (with the names
 * of the invalid fields, not their values), `unavailable` when the payment provider doesn't respond, `aborted` under
 * contention for the same documents, and `internal` for our own bugs; never the text of an error.
 */
export function callable<S extends v.GenericSchema, A>(
  { name, schema, who, options }: Call<S>,
  run: (data: v.InferOutput<S>, caller: Caller) => Promise<A>,
): CallableFunction<unknown, Promise<A>> {
  return onCall<unknown, Promise<A>>(
    {
      region: REGION,
      maxInstances: 20,
      memory: '512MiB',
      timeoutSeconds: 60,
      invoker: 'public',
      // The shop calls through its own origin; other sites must not read responses.
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
  const network = networkOf(rawRequest.headers, process.env['FUNCTIONS_EMULATOR'] === 'true');
  if (!auth) {
    if (who === 'public') {
      const nobody = { uid: '', role: null, email: '', emailVerified: false };
      return { ...nobody, signedInAt: 0, secondFactor: false, ...network };
    }
    throw new HttpsError('unauthenticated', 'signed-out');
  }
  const token = await getAuth(app())
    .verifyIdToken(auth.rawToken, true)
    .catch(() => {
      throw new HttpsError('unauthenticated', 'signed-out');
    });
  const role = sessionRole(token);
  const allowed = who === 'public' || who === 'person' || may(role, NEEDED[who]);
  if (!allowed) throw new HttpsError('permission-denied', 'denied');
  const signedInAt = token.auth_time * 1000;
  const secondFactor = hasSecondFactor(token);
  const { email_verified: emailVerified = false } = token;
  const email = parseEmailAddress(token.email ?? '') ?? '';
  return { uid: auth.uid, role, email, emailVerified, signedInAt, secondFactor, ...network };
}

/** gRPC codes of a transaction that lost to contention, and of one that stayed open too long. */
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

/** Whether Firestore gave up on a transaction because of contention. Nothing was written. */
export function isBusy(error: unknown): boolean {
  const code = errorCode(error);
  const hasExpired =
    code === String(INVALID_ARGUMENT) &&
    error instanceof Error &&
    TRANSACTION_EXPIRED.test(error.message);
  return hasExpired || code === String(ABORTED) || code === 'aborted';
}

/** The messages of the server and of the emulator for a transaction that was open too long. */
const TRANSACTION_EXPIRED = /transaction (?:has expired|is invalid or closed)/i;
