/** Something that happens now and then, and those who want to know of it. */
interface News {
  /** Calls somebody each time, until the returned function is called. */
  readonly watch: (told: () => void) => () => void;
  readonly tell: () => void;
}

function news(): News {
  const readers = new Set<() => void>();
  return {
    watch: (told) => {
      readers.add(told);
      return () => readers.delete(told);
    },
    tell: () => {
      for (const told of [...readers]) told();
    },
  };
}

/** A page that is kept is about to leave the window; all of it can still be measured. */
export const leaving = news();

/** A page that was kept is in the window again, and up to date. */
export const returning = news();
