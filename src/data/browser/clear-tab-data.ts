import { READ_MARK } from '../firebase/count-reads.ts';
import { clearCheckoutDraft } from './checkout-draft.ts';
import { clearLocalStorage } from './local-storage.ts';
import { clearMessageDraft } from './message-draft.ts';

/** Clears the user's data in this tab: drafts and the record of documents read. */
export function clearTabData(): void {
  clearCheckoutDraft();
  clearMessageDraft();
  performance.clearMarks(READ_MARK);
}

/**
 * Clears the user's data on sign-out: in this tab and on the device, and in every other tab, which the sign-out stamp
 * notifies.
 */
export function clearDataEverywhere(): void {
  clearTabData();
  clearLocalStorage();
}
