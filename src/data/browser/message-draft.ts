import { createSubscribable } from '#domain/core/subscribable.ts';
import { sessionValue } from './session-storage.ts';

/** Unsent values of the contact form by field name. */
export type TypedMessage = Readonly<Record<string, string>>;

/** A message being sent: its ticket number, and whether it may already have arrived. */
export interface MessageAttempt {
  readonly ticket: string;
  /** The draft as JSON. If the text changes, it is a new message with a new ticket number. */
  readonly draft: string;
  /** True after a send without an answer. */
  readonly uncertain: boolean;
}

/** A message that has arrived, or probably has. */
export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False if an attempt got no answer and its ticket number was then taken, most likely by this message. */
  readonly certain: boolean;
}

/** The contact form's state in one tab: it survives a reload and ends with the tab. */
export interface MessageDraftState {
  readonly typed?: TypedMessage;
  readonly attempt?: MessageAttempt;
  readonly sent?: SentMessage;
}

const storage = sessionValue<MessageDraftState>('franch.message');

/** Returns the tab's state of the contact form. */
export function messageDraft(): MessageDraftState {
  return storage.read() ?? {};
}

/** Merges fields into the state; `undefined` removes a field. */
export function saveMessageDraft(change: {
  [K in keyof MessageDraftState]: MessageDraftState[K] | undefined;
}): void {
  storage.write({ ...messageDraft(), ...change } as MessageDraftState);
}

let clears = 0;
const { subscribe, notify } = createSubscribable();

/** Clears the state after a sign-out. */
export function clearMessageDraft(): void {
  storage.forget();
  clears += 1;
  notify();
}

/** How often this tab's state was cleared since the page load. */
export function draftClears(): number {
  return clears;
}

/** Calls a listener whenever the state is cleared. Returns an unsubscribe function. */
export const watchDraftClears = subscribe;
