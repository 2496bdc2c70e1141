import type { DetailKind } from '#domain/customer/personal-details.ts';
import { words } from '#text/admin/reviews.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';

interface PublishAnywayProps {
  what: keyof typeof words.personal.shows;
  kinds: readonly DetailKind[];
  onAnswer: (publish: boolean) => void;
}

const { personal: own } = words;

/** Asks for a second confirmation before personal details become public. */
export function PublishAnyway({ what, kinds, onAnswer }: PublishAnywayProps) {
  return (
    <Dialog title={own.title} close={own.close} onClose={() => onAnswer(false)}>
      <p>{own.ask(own.shows[what], kinds)}</p>
      <p className="mt-2 text-ink-soft">{own.hint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onAnswer(false)}>{own.keep}</Button>
        <Button look="grave" onClick={() => onAnswer(true)}>
          {own.publish}
        </Button>
      </div>
    </Dialog>
  );
}
