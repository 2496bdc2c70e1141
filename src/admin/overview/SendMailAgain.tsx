import { useState } from 'react';
import { sendMailAgain } from '#data/admin/mail.ts';
import { words as all } from '#text/admin/overview.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useMayEdit } from '../frame/use-role.ts';

const words = all.health;

/** Sends failed letters again: for owner and staff, once what was wrong is mended. */
export function SendMailAgain() {
  const mayEdit = useMayEdit();
  const [isPending, setPending] = useState(false);
  if (!mayEdit) return null;

  async function send(): Promise<void> {
    setPending(true);
    const answer = await sendMailAgain();
    setPending(false);
    toast(
      answer.ok ? words.mailQueued(answer.value.letters) : failureSentences[answer.failure.code],
    );
  }

  return (
    <button
      type="button"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) void send();
      }}
      className="min-h-11 font-semibold text-leaf underline underline-offset-4"
    >
      {words.mailAgain}
    </button>
  );
}
