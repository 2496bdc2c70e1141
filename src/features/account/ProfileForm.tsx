import { formatPhone } from '#domain/customer/phone.ts';
import { checkForm } from '#domain/core/form.ts';
import { type Profile, ProfileDraftSchema } from '#domain/customer/profile.ts';
import { changeIdentity } from '#data/account/account.ts';
import { changeProfile, ensureProfile } from '#data/account/profiles.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/account.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';

interface ProfileFormProps {
  user: SessionUser;
  /** Null if there is none yet; saving creates it. */
  profile: Profile | null;
}

/** Form for name and mobile number. */
export function ProfileForm({ user, profile }: ProfileFormProps) {
  const form = useForm({
    check: (typed) => inWords(checkForm(ProfileDraftSchema, typed)),
    async send({ name, phone }) {
      const creation = profile ? null : await ensureProfile(user);
      const result =
        creation && !creation.ok ? creation : await changeProfile(user.uid, { name, phone });
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      // Auth's copy of the name only serves the header; the profile is the source of truth.
      if (name !== user.name) void changeIdentity({ name });
      toast(words.saved);
      return null;
    },
  });
  return (
    <form {...form.props} aria-label={words.profile.details} className="max-w-md space-y-5">
      <Field
        form={form}
        name="name"
        label={words.profile.name}
        optional={words.optional}
        autoComplete="name"
        defaultValue={profile?.name ?? user.name}
      />
      <PhoneField
        form={form}
        label={words.profile.phone}
        optional={words.optional}
        hint={words.profile.phoneHint}
        defaultValue={formatPhone(profile?.phone ?? '')}
      />
      <FormProblem form={form} />
      <Button type="submit" aria-disabled={form.pending}>
        {form.pending ? words.saving : words.save}
      </Button>
    </form>
  );
}
