import { clearCheckoutDraft } from './checkout-draft.ts';
import { LEFT } from './local-storage.ts';
import { clearMessageDraft } from './message-draft.ts';

/** Clears the user's data in this tab: drafts and the record of documents read. */
export function clearTabData(): void {
  clearCheckoutDraft();
  clearMessageDraft();
  performance.clearMarks('firestore-reads');
}

/** Clears the user's data in every tab of this device on sign-out. Local storage is cleared with the session. */
export function clearTabDataEverywhere(): void {
  clearTabData();
  try {
    localStorage.setItem(LEFT, '');
    localStorage.removeItem(LEFT);
  } catch {
    // Without storage other tabs hold nothing that outlives them.
  }
}
