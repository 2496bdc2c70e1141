import type { ComponentProps } from 'react';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';

interface BlockingNoticeProps {
  title?: string;
  text?: string;
  /** Details, then the recovery actions. */
  children?: Elements;
}

/** A notice about a problem that blocks the order. */
export function BlockingNotice({ title, text, children }: BlockingNoticeProps) {
  return (
    <div className="space-y-3 rounded-card bg-clay-tint p-4">
      {title && <p className="font-semibold text-clay">{title}</p>}
      {text && <p className={title ? '' : 'font-semibold text-clay'}>{text}</p>}
      {children}
    </div>
  );
}

interface RecoveryButtonProps extends Pick<ComponentProps<typeof Button>, 'children'> {
  onTake: () => void;
}

/** Button of a recovery action. */
export function RecoveryButton({ onTake, children }: RecoveryButtonProps) {
  return (
    <Button look="quiet" onClick={onTake}>
      {children}
    </Button>
  );
}
