import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';

interface TroubleCardProps {
  title?: string;
  text?: string;
  /** What it is about, then the ways on. */
  children?: ReactNode;
}

/** A word about what stands in the way. */
export function TroubleCard({ title, text, children }: TroubleCardProps) {
  return (
    <div className="space-y-3 rounded-card bg-clay-tint p-4">
      {title && <p className="font-semibold text-clay">{title}</p>}
      {text && <p className={title ? '' : 'font-semibold text-clay'}>{text}</p>}
      {children}
    </div>
  );
}

interface WayOnProps {
  onTake: () => void;
  children: ReactNode;
}

/** The button of a way on. */
export function WayOn({ onTake, children }: WayOnProps) {
  return (
    <Button look="quiet" onClick={onTake}>
      {children}
    </Button>
  );
}
