import { checkForm } from '#domain/core/form.ts';
import { GRANTS, SetRoleSchema, type StaffMember } from '#domain/staff/staff.ts';
import { setRole } from '#data/admin/team.ts';
import { words } from '#text/admin/team.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { ReauthenticationField } from '../security/ReauthenticationField.tsx';
import { useReauthentication } from '../security/use-reauthentication.ts';

interface RoleDialogProps {
  /** The member whose role changes. */
  member: StaffMember;
  /** Revokes the role instead of choosing one. */
  take: boolean;
  onClose: () => void;
}

const options = GRANTS.filter((grant) => grant !== 'none').map((value) => ({
  value,
  label: words.grants[value],
}));

/** Changes or revokes a role. Requires a recent sign-in, else asks the user to sign in again. */
export function RoleDialog({ member, take, onClose }: RoleDialogProps) {
  const reauthentication = useReauthentication();
  const form = useForm({
    check: (typed) =>
      inWords(
        checkForm(SetRoleSchema, {
          email: member.email,
          role: take ? 'none' : typed['role'],
        }),
      ),
    async send({ email, role }, element) {
      const trouble = await reauthentication.run(element);
      if (trouble) return trouble;
      const result = await setRole(email, role);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      if (result.value.outcome === 'set') {
        toast(words.done(email, role));
        onClose();
        return null;
      }
      const { refusal } = result.value;
      if (refusal === 'sign-in-again') return reauthentication.request();
      return { problem: words.refusals[refusal] };
    },
  });
  useUnsaved(form.unsent);
  const who = member.name || member.email;
  const title = take ? words.takeTitle(who) : words.changeTitle(who);
  return (
    <Dialog title={title} close={words.close} pending={form.pending} onClose={onClose}>
      <form {...form.props} aria-label={title} className="space-y-5">
        <p className="text-ink-soft">{take ? words.takeLead : words.lowerLead}</p>
        {!take && (
          <Field
            form={form}
            name="role"
            label={words.role}
            options={options}
            defaultValue={member.role}
          />
        )}
        <ReauthenticationField form={form} reauthentication={reauthentication} />
        <FormProblem form={form} />
        <Button type="submit" look={take ? 'grave' : 'main'} aria-disabled={form.pending}>
          {form.pending
            ? words.saving
            : reauthentication.method === 'google'
              ? words.withGoogle
              : take
                ? words.take
                : words.save}
        </Button>
      </form>
    </Dialog>
  );
}
