import { sessionValue } from './session-storage.ts';

/** What is typed in the contact form and not sent yet, by the names of the fields. */
export type TypedMessage = Readonly<Record<string, string>>;

/** A draft on its way: the number that was minted for it, and whether it may have arrived already. */
export interface MessageAttempt {
  readonly ticket: string;
  /** The draft as JSON. Other words are another message and get another number. */
  readonly draft: string;
  /** True once it was sent and no answer came. */
  readonly uncertain: boolean;
}

/** A message that has arrived, as far as anybody can tell. */
export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False when a try got no answer and its number turned out to be taken: most likely by this message. */
  readonly certain: boolean;
}

/** What a tab keeps of the contact form, so that a reload loses nothing. It ends with the tab. */
export interface MessageDraftState {
  readonly typed?: TypedMessage;
  readonly attempt?: MessageAttempt;
  readonly sent?: SentMessage;
}

const kept = sessionValue<MessageDraftState>('franch.message');

/** What the tab keeps of the contact form. */
export function messageDraft(): MessageDraftState {
  return kept.read() ?? {};
}

/** Replaces the named parts of the notes; `undefined` forgets one. */
export function saveMessageDraft(change: {
  [K in keyof MessageDraftState]: MessageDraftState[K] | undefined;
}): void {
  kept.write({ ...messageDraft(), ...change } as MessageDraftState);
}

/** Forgets everything: whoever typed has left. */
export function clearMessageDraft(): void {
  kept.forget();
}
