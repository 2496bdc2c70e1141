/** What the drawer was opened with: the product that was added, and the sentence about it. */
export interface Addition {
  readonly slug: string;
  readonly message: string;
}

/**
 * The open drawer is a history entry of its own, marked in its state: so the Back button of a phone closes it, and a link
 * in it replaces it.
 */
const STATE_KEY = 'cartDrawer';

/** The drawer of a history entry; null if it has none. */
export function additionOf(historyState: unknown): Addition | null {
  const state = historyState as Readonly<Record<string, unknown>> | null;
  const { slug, message } = (state?.[STATE_KEY] ?? {}) as Partial<Addition>;
  return typeof slug === 'string' && typeof message === 'string' ? { slug, message } : null;
}

/** The history state of an entry with the drawer. What the page has stored in it stays. */
export function withAddition(historyState: unknown, addition: Addition): unknown {
  return { ...(historyState as object | null), [STATE_KEY]: addition };
}

type ShowAddition = (addition: Addition) => boolean;
let show: ShowAddition | null = null;

/** Registers the drawer of the current page; it answers whether it opens. Returns what unregisters it. */
export function registerDrawer(open: ShowAddition): () => void {
  show = open;
  return () => {
    if (show === open) show = null;
  };
}

/** Opens the drawer; false where the page has none. */
export function showInDrawer(addition: Addition): boolean {
  return show?.(addition) ?? false;
}
