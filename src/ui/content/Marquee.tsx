interface MarqueeProps {
  /** Empty while loading; the space is reserved. */
  text: string;
  paused: boolean;
}

/** Reading speed in seconds per character. */
const SECONDS_EACH = 0.3;

/**
 * A scrolling text that pauses while the pointer is over it or the focus is in a field. It renders twice for a
 * seamless loop; screen readers get only the first. With reduced motion it is static and wraps.
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
