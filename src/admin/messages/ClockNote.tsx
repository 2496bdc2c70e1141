import { Check, Clock3, TriangleAlert } from 'lucide-react';
import type { Clock } from '#domain/content/message-handling.ts';
import { words } from '#text/admin/messages.ts';

const LOOKS = {
  running: { Icon: Clock3, look: '' },
  overdue: { Icon: TriangleAlert, look: 'font-semibold text-clay' },
  met: { Icon: Check, look: 'text-ink-soft' },
  missed: { Icon: TriangleAlert, look: 'text-ink-soft' },
} as const;

interface ClockNoteProps {
  clock: Clock;
}

/** The state of a deadline in words, with an icon beside the colour. */
export function ClockNote({ clock: { state, ms } }: ClockNoteProps) {
  const { Icon, look } = LOOKS[state];
  return (
    <span className={`amount inline-flex items-center gap-1.5 ${look}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{words.clocks[state](ms)}</span>
    </span>
  );
}
