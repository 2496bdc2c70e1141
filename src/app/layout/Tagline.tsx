import { words } from '#text/site/shell.ts';
import { RotatingWord } from '#ui/content/RotatingWord.tsx';

/** Milliseconds per word. */
const EVERY_MS = 5000;

interface TaglineProps {
  paused: boolean;
}

/** The tagline with a rotating word. Screen readers get the full sentence once. */
export function Tagline({ paused }: TaglineProps) {
  return (
    <p className="text-xs whitespace-nowrap text-ink-soft">
      <span className="sr-only">{words.tagline.whole}</span>
      <span aria-hidden>{`${words.tagline.start} `}</span>
      <span className="font-semibold tracking-wide text-leaf">
        <RotatingWord words={words.tagline.cycle} everyMs={EVERY_MS} paused={paused} />
      </span>
    </p>
  );
}
