/** The result of asking for a confirmation letter. `nothing-to-confirm`: no address, or a confirmed one. */
export interface ConfirmationAnswer {
  readonly outcome: 'sent' | 'nothing-to-confirm' | 'too-many';
}
