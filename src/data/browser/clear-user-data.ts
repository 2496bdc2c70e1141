import { clearCheckoutDraft } from './checkout-draft.ts';
import { LEFT } from './local-storage.ts';
import { clearMessageDraft } from './message-draft.ts';

/** Forgets what this tab keeps of whoever used it: what was typed, and which documents were read. */
export function clearTabData(): void {
  clearCheckoutDraft();
  clearMessageDraft();
  performance.clearMarks('firestore-reads');
}

/** Forgets what every tab of this device keeps of whoever signs out. What the device keeps goes with the session. */
export function clearAllUserData(): void {
  clearTabData();
  try {
    localStorage.setItem(LEFT, '');
    localStorage.removeItem(LEFT);
  } catch {
    // Without storage the other tabs keep nothing that outlives them.
  }
}
