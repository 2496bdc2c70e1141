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

/** The drawer of the current page. */
interface DrawerHost {
  /** Opens the drawer; false when the shopper has left the page already. */
  readonly show: (addition: Addition) => boolean;
  readonly goToCart: () => void;
}

let current: DrawerHost | undefined;

/** Registers the drawer of the current page. Returns what unregisters it. */
export function registerHost(host: DrawerHost): () => void {
  current = host;
  return () => {
    if (current === host) current = undefined;
  };
}

/** The drawer of the current page; undefined where there is none, or not yet. */
export function currentHost(): DrawerHost | undefined {
  return current;
}
