import { words } from '#text/en/shell.ts';
import { RotatingWord } from '#ui/RotatingWord.tsx';

/** How long each word stands. */
const EVERY_MS = 5000;

interface TaglineProps {
  paused: boolean;
}

/** What the shop is, with one word that changes. Read out once, as a whole. */
export function Tagline({ paused }: TaglineProps) {
  return (
    <p className="text-xs whitespace-nowrap text-ink-soft">
      <span className="sr-only">{words.tagline.whole}</span>
      <span aria-hidden>{words.tagline.start} </span>
      <span className="font-semibold tracking-wide text-leaf">
        <RotatingWord words={words.tagline.cycle} everyMs={EVERY_MS} paused={paused} />
      </span>
    </p>
  );
}
