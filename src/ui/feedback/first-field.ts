/** Selects the fields of a form, for `initialFocus` of a dialog that begins with its first one. */
export const FIRST_FIELD = 'input:not([type=hidden]):not(:disabled), select, textarea';
