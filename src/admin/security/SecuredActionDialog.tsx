import { words as teamWords } from '#text/admin/team.ts';
import { words } from '#text/admin/security.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ReauthenticationField } from './ReauthenticationField.tsx';
import { useReauthentication } from './use-reauthentication.ts';

/** What became of a secured action. */
export type ActionOutcome = 'done' | 'sign-in-again' | { readonly problem: string };

interface SecuredActionDialogProps {
  title: string;
  lead: string;
  /** Label of the button. */
  submit: string;
  look?: 'main' | 'grave';
  run: () => Promise<ActionOutcome>;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms an action that needs a recent sign-in; asks the user to sign in again where theirs is too old. */
export function SecuredActionDialog({
  title,
  lead,
  submit,
  look = 'grave',
  run,
  onDone,
  onClose,
}: SecuredActionDialogProps) {
  const reauthentication = useReauthentication();
  const form = useForm({
    check: () => ({ ok: true as const, value: null }),
    async send(_, element) {
      const trouble = await reauthentication.run(element);
      if (trouble) return trouble;
      const outcome = await run();
      if (outcome === 'sign-in-again') return reauthentication.request();
      if (outcome !== 'done') return outcome;
      onDone();
      return null;
    },
  });
  return (
    <Dialog title={title} close={words.close} pending={form.pending} onClose={onClose}>
      <form {...form.props} aria-label={title} className="space-y-5">
        <p className="text-ink-soft">{lead}</p>
        <ReauthenticationField form={form} reauthentication={reauthentication} />
        <FormProblem form={form} />
        <Button type="submit" look={look} aria-disabled={form.pending}>
          {form.pending
            ? words.working
            : reauthentication.method === 'google'
              ? teamWords.withGoogle
              : submit}
        </Button>
      </form>
    </Dialog>
  );
}
