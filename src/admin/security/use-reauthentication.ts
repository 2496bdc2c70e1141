import { useState } from 'react';
import { confirmPassword, confirmWithGoogle, hasPassword } from '#data/account/account.ts';
import { words } from '#text/admin/team.ts';
import { failureSentences } from '#text/site/failures.ts';
import type { FormProblem } from '#ui/form/use-form.ts';

/** How the user re-authenticates. */
export type ReauthenticationMethod = 'password' | 'google';

/** The re-authentication of a form whose action needs a recent sign-in. */
export interface Reauthentication {
  /** Null until the server refused an old sign-in. */
  readonly method: ReauthenticationMethod | null;
  /** Asks for it on the next submission; returns the problem to show. */
  request(): Promise<FormProblem>;
  /** Re-authenticates if it was requested. Returns the problem, or null on success. */
  run(form: HTMLFormElement): Promise<FormProblem>;
}

/** Re-authenticates on demand, with the password or through Google. */
export function useReauthentication(): Reauthentication {
  const [method, setMethod] = useState<ReauthenticationMethod | null>(null);
  return {
    method,
    async request() {
      setMethod((await hasPassword()) ? 'password' : 'google');
      return { problem: words.refusals['sign-in-again'] };
    },
    run: (form) => (method === null ? Promise.resolve(null) : reauthenticate(method, form)),
  };
}

async function reauthenticate(
  method: ReauthenticationMethod,
  form: HTMLFormElement,
): Promise<FormProblem> {
  const password = new FormData(form).get('password');
  const result = await (method === 'google'
    ? confirmWithGoogle()
    : confirmPassword(typeof password === 'string' ? password : ''));
  if (result.ok) return null;
  const { code } = result.failure;
  if (method === 'google' || code !== 'wrong-credentials') {
    return { problem: failureSentences[code] };
  }
  return { problem: words.passwordWrong, errors: { password: words.passwordWrong } };
}
