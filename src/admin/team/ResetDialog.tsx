import type { StaffMember } from '#domain/staff/staff.ts';
import { resetSecondFactors } from '#data/admin/team.ts';
import { words as all } from '#text/admin/security.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type ActionOutcome, SecuredActionDialog } from '../security/SecuredActionDialog.tsx';

const { reset: words } = all;

interface ResetDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Removes the second factors of a team member who lost their phone. */
export function ResetDialog({ member, onClose }: ResetDialogProps) {
  const who = member.name || member.email;
  return (
    <SecuredActionDialog
      title={words.title(who)}
      lead={words.lead}
      submit={words.confirm}
      run={() => reset(member.uid)}
      onDone={() => {
        toast(words.done(who));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

async function reset(uid: string): Promise<ActionOutcome> {
  const result = await resetSecondFactors(uid);
  if (!result.ok) return { problem: failureSentences[result.failure.code] };
  if (result.value.outcome === 'removed') return 'done';
  const { refusal } = result.value;
  return refusal === 'sign-in-again' ? refusal : { problem: words.refusals[refusal] };
}
