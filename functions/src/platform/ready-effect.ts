/** An effect whose reads are done. Firestore requires all reads of a transaction before its first write. */
export interface ReadyEffect {
  readonly write: () => void;
  /** The number of the invoice that it issues, for the order document. */
  readonly invoice?: string;
}
