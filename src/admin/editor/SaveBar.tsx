import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';

interface SaveBarProps {
  pending: boolean;
  save: string;
  saving: string;
  /** What is wrong, and whether something is unsaved. */
  children: Elements;
}

/** The button that saves a long form, always in view at the end of the screen. */
export function SaveBar({ pending, save, saving, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-b-0 border-hairline bg-surface px-4 py-3 shadow-card">
      <Button type="submit" aria-disabled={pending}>
        {pending ? saving : save}
      </Button>
      {children}
    </div>
  );
}
