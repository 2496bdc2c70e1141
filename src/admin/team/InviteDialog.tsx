import { checkForm } from '#domain/core/form.ts';
import { type Invitation, INVITATION_DAYS, InviteSchema } from '#domain/staff/invitation.ts';
import { ROLES } from '#domain/staff/role.ts';
import { inviteMember } from '#data/admin/people/invitations.ts';
import { invitationWords as own } from '#text/admin/team/invitations.ts';
import { words } from '#text/admin/team.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { ReauthenticationField } from '../security/ReauthenticationField.tsx';
import { useReauthentication } from '../security/use-reauthentication.ts';

interface InviteDialogProps {
  /** An invitation to send again; null for a new one. */
  invitation: Pick<Invitation, 'email' | 'role'> | null;
  onClose: () => void;
}

const options = ROLES.map((value) => ({ value, label: words.grants[value] }));

/** Invites an email address to the team. Requires a recent sign-in, else asks the user to sign in again. */
export function InviteDialog({ invitation, onClose }: InviteDialogProps) {
  const reauthentication = useReauthentication();
  const form = useForm({
    check: ({ email = '', role = '' }) => inWords(checkForm(InviteSchema, { email, role })),
    async send({ email, role }, element) {
      const trouble = await reauthentication.run(element);
      if (trouble) return trouble;
      const result = await inviteMember(email, role);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      if (result.value.outcome !== 'refused') {
        toast(own.sent(email));
        onClose();
        return null;
      }
      const { refusal } = result.value;
      if (refusal === 'sign-in-again') return reauthentication.request();
      return { problem: own.refusals[refusal] };
    },
  });
  useUnsaved(form.unsent);
  return (
    <Dialog
      title={own.inviteTitle}
      close={words.close}
      pending={form.pending}
      onClose={onClose}
      initialFocus="input"
    >
      <form {...form.props} aria-label={own.inviteTitle} className="space-y-5">
        <p className="text-ink-soft">{own.inviteLead(INVITATION_DAYS)}</p>
        <EmailField
          form={form}
          label={own.email}
          autoComplete="off"
          {...(invitation && { defaultValue: invitation.email })}
        />
        <Field
          form={form}
          name="role"
          label={own.role}
          options={options}
          defaultValue={invitation?.role ?? 'staff'}
        />
        <ReauthenticationField form={form} reauthentication={reauthentication} />
        <FormProblem form={form} />
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending
            ? own.sending
            : reauthentication.method === 'google'
              ? words.withGoogle
              : own.send}
        </Button>
      </form>
    </Dialog>
  );
}
