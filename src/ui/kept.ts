/** Something that happens now and then, and those who want to know of it. */
interface News<About> {
  /** Calls somebody each time, until the returned function is called. */
  readonly watch: (told: (about: About) => void) => () => void;
  readonly tell: (about: About) => void;
}

function news<About>(): News<About> {
  const readers = new Set<(about: About) => void>();
  return {
    watch: (told) => {
      readers.add(told);
      return () => readers.delete(told);
    },
    tell: (about) => {
      for (const told of [...readers]) told(about);
    },
  };
}

/** A page that is kept is about to leave the window; all of it can still be measured. */
export const leaving = news<void>();

/** Chooses the moment at which the keyboard is brought to where it was. */
export type KeyboardTurn = (move: () => void) => void;

/** A page that was kept is in the window again, and up to date. Without a turn the keyboard is brought back at once. */
export const returning = news<KeyboardTurn | void>();
