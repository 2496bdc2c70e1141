/** The writes of an effect, made ready by its reads: Firestore wants every read of a transaction before its first write. */
export interface ReadyEffect {
  readonly write: () => void;
  /** The number of the invoice that it issues, which the order keeps. */
  readonly invoice?: string;
}
