import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';

/** Google's REST APIs as the doctor reads them: the only place that needs a real project. */
export interface GoogleApi {
  /**
   * The answer to a GET, validated.
   * @throws GoogleApiError when Google refuses, or answers in another shape.
   */
  readonly get: <T>(url: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
}

/** A refusal of Google's; `status` is the HTTP status, `message` Google's own sentence. */
export class GoogleApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const Refusal = v.object({ error: v.object({ message: v.string() }) });

/** Milliseconds before a request is given up. */
const TIMEOUT_MS = 20_000;

/**
 * Google's APIs, signed in with the service account of GOOGLE_APPLICATION_CREDENTIALS. `x-goog-user-project` bills the
 * quota of the project, which the Identity Toolkit API requires.
 */
export function googleApi(project: string): GoogleApi {
  const credential = applicationDefault();
  return validatedApi(async (url) => {
    const { access_token: token } = await credential.getAccessToken();
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json() };
  });
}

/** Validates what a transport answers; tests use recorded answers as the transport. */
export function validatedApi(
  transport: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>,
): GoogleApi {
  return {
    async get(url, schema) {
      const { status, body } = await transport(url);
      if (status !== 200) {
        const refusal = v.safeParse(Refusal, body);
        throw new GoogleApiError(
          status,
          refusal.success ? refusal.output.error.message : `HTTP ${status}`,
        );
      }
      const answer = v.safeParse(schema, body);
      if (answer.success) return answer.output;
      const path = v.getDotPath(answer.issues[0]) ?? '';
      throw new GoogleApiError(status, `unexpected answer at ${path} from ${new URL(url).host}`);
    },
  };
}

/** A list of objects in an answer: Google omits an empty one. */
export function listOf<T extends v.ObjectEntries>(entries: T) {
  return v.optional(v.array(v.object(entries)), []);
}

/** An object in an answer: Google omits an empty one. Every field is optional. */
export function partOf<T extends v.ObjectEntries>(entries: T) {
  return v.optional(v.object(entries), {} as v.InferInput<v.ObjectSchema<T, undefined>>);
}
