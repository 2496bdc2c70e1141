interface MarqueeProps {
  /** Empty while it is not known: the room is kept. */
  text: string;
  paused: boolean;
}

/** Slow enough to read: seconds for each character of the text. */
const SECONDS_EACH = 0.3;

/**
 * A text that passes by, and stands while the pointer is on it or the focus is in a field. It is there twice, so that its end meets its
 * beginning; only the first is read out. Without motion it stands, in as many lines as it needs.
 */
export function Marquee({ text, paused }: MarqueeProps) {
  const look = `flex min-w-full shrink-0 animate-marquee items-center justify-around pr-16 whitespace-nowrap group-hover:[animation-play-state:paused] motion-reduce:shrink motion-reduce:pr-0 motion-reduce:whitespace-normal ${paused ? '[animation-play-state:paused]' : ''}`;
  const style = { animationDuration: `${Math.max(text.length, 50) * SECONDS_EACH}s` };
  return (
    <div className="group flex min-w-0 grow overflow-hidden mask-[linear-gradient(to_right,transparent,currentcolor_2rem,currentcolor_calc(100%-2rem),transparent)]">
      <p className={look} style={style}>
        {text}
      </p>
      <p aria-hidden className={`${look} motion-reduce:hidden`} style={style}>
        {text}
      </p>
    </div>
  );
}
