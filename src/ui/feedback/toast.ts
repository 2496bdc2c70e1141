import { createSubscribable } from '#domain/core/subscribable.ts';

/** A short message at the edge of the page, optionally with an action such as undo. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: {
    readonly name: string;
    readonly run: () => void;
  };
}

/** Display time in milliseconds; longer with an action, which takes time to reach. */
const DURATION_MS = 6_000;
const ACTION_DURATION_MS = 12_000;

let shown: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const { subscribe, notify } = createSubscribable();

/** Shows a toast, replacing the current one. */
export function toast(text: string, action?: Toast['action']): void {
  count += 1;
  show({ id: count, text, ...(action && { action }) });
}

/** Dismisses the toast. */
export function dismissToast(): void {
  show(null);
}

/** Pauses the timeout on hover or focus; `false` restarts it. */
export function pauseToast(held: boolean): void {
  clearTimeout(timer);
  if (!held && shown) {
    timer = setTimeout(dismissToast, shown.action ? ACTION_DURATION_MS : DURATION_MS);
  }
}

/** The current toast. */
export function currentToast(): Toast | null {
  return shown;
}

/** Calls a listener on every change. Returns an unsubscribe function. */
export const watchToasts = subscribe;

function show(next: Toast | null): void {
  shown = next;
  pauseToast(false);
  notify();
}
