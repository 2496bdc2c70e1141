import { useState } from 'react';
import { checkForm } from '#domain/core/form.ts';
import { GRANTS, SetRoleSchema, type StaffMember } from '#domain/staff/staff.ts';
import { confirmPassword, confirmWithGoogle, hasPassword } from '#data/account/account.ts';
import { setRole } from '#data/admin/team.ts';
import { words } from '#text/en/admin/team.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { inWords } from '#text/en/site/forms.ts';
import { words as sessionWords } from '#text/en/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormProblem as Problem, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';

interface RoleDialogProps {
  /** The member whose role changes; null asks for an e-mail. */
  member: StaffMember | null;
  /** Revokes the role instead of choosing one. */
  take: boolean;
  onClose: () => void;
}

const options = GRANTS.filter((grant) => grant !== 'none').map((value) => ({
  value,
  label: words.grants[value],
}));

/** Grants, changes or revokes a role. Requires a recent sign-in, else asks the user to sign in again. */
export function RoleDialog({ member, take, onClose }: RoleDialogProps) {
  const [again, setAgain] = useState<'password' | 'google' | null>(null);
  const form = useForm({
    check: (typed) =>
      inWords(
        checkForm(SetRoleSchema, {
          email: member?.email ?? typed['email'],
          role: take ? 'none' : typed['role'],
        }),
      ),
    async send({ email, role }, element) {
      const trouble = again && (await confirm(again, element));
      if (trouble) return trouble;
      const result = await setRole(email, role);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      if (result.value.outcome === 'set') {
        toast(words.done(email, role));
        onClose();
        return null;
      }
      const { refusal } = result.value;
      if (refusal === 'sign-in-again') setAgain((await hasPassword()) ? 'password' : 'google');
      return { problem: words.refusals[refusal] };
    },
  });
  useUnsaved(form.unsent);
  const who = member ? member.name || member.email : '';
  const title = !member ? words.giveTitle : take ? words.takeTitle(who) : words.changeTitle(who);
  return (
    <Dialog title={title} close={words.close} onClose={onClose}>
      <form {...form.props} aria-label={title} className="space-y-5">
        <p className="text-ink-soft">
          {!member ? words.giveLead : take ? words.takeLead : words.lowerLead}
        </p>
        {!member && <EmailField form={form} label={words.email} autoComplete="off" />}
        {!take && (
          <Field
            form={form}
            name="role"
            label={words.role}
            options={options}
            defaultValue={member?.role ?? 'viewer'}
          />
        )}
        {again === 'password' && (
          <PasswordField
            form={form}
            name="password"
            label={words.password}
            autoComplete="current-password"
            show={sessionWords.showPassword}
          />
        )}
        <FormProblem form={form} />
        <Button type="submit" look={take ? 'grave' : 'main'} aria-disabled={form.pending}>
          {form.pending
            ? words.saving
            : again === 'google'
              ? words.withGoogle
              : take
                ? words.take
                : words.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** Reauthenticates the user. Returns the error message, or null on success. */
async function confirm(how: 'password' | 'google', form: HTMLFormElement): Promise<Problem> {
  const password = new FormData(form).get('password');
  const result = await (how === 'google'
    ? confirmWithGoogle()
    : confirmPassword(typeof password === 'string' ? password : ''));
  if (result.ok) return null;
  const { code } = result.failure;
  if (how === 'google' || code !== 'wrong-credentials') return { problem: failureSentences[code] };
  return { problem: words.passwordWrong, errors: { password: words.passwordWrong } };
}
