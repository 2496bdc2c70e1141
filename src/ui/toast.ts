/** A passing word at the edge of the page: something happened, and perhaps it can be undone. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: {
    readonly name: string;
    readonly run: () => void;
  };
}

/** How long a word stays; one with an action stays longer, because somebody has to reach it. */
const STAY_MS = 6_000;
const STAY_WITH_ACTION_MS = 12_000;

let shown: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

/** Says something. A new word takes the place of the one before. */
export function toast(text: string, action?: Toast['action']): void {
  count += 1;
  show({ id: count, text, ...(action && { action }) });
}

/** Takes the word away. */
export function dismissToast(): void {
  show(null);
}

/** Keeps the word while somebody points at it or stands on it; `false` lets it go again. */
export function holdToast(held: boolean): void {
  clearTimeout(timer);
  if (!held && shown) {
    timer = setTimeout(dismissToast, shown.action ? STAY_WITH_ACTION_MS : STAY_MS);
  }
}

/** The word that is shown now. */
export function currentToast(): Toast | null {
  return shown;
}

/** Calls `changed` at every change until the returned function is called. */
export function watchToasts(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

function show(next: Toast | null): void {
  shown = next;
  holdToast(false);
  for (const reader of [...readers]) reader();
}
