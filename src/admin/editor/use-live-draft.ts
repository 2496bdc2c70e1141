import { useState } from 'react';

/** A stored record that a form edits; every save gives it a new audit entry. */
interface Audited {
  readonly auditId: string;
}

interface LiveDraft<R> {
  /** The record that the form began with. */
  readonly base: R;
  /** Key of the form: a new key makes the form show `base` again. */
  readonly formKey: number;
  /** Whether another person saved the record while the form holds unsaved input. */
  readonly isConflicting: boolean;
  readonly setDirty: (dirty: boolean) => void;
  /** Discards the input in favour of what is stored. */
  readonly showStored: () => void;
  /** Called before a save with its fields, so that the save's own snapshot does not reset the form. */
  readonly expectSaved: (edited: string) => void;
}

/**
 * Follows a live record while a form edits it: without unsaved input the form shows changes by others at once, with some
 * the page offers them. `edited` is the text of the fields that staff edit.
 */
export function useLiveDraft<R extends Audited>(record: R, edited: string): LiveDraft<R> {
  const [base, setBase] = useState(record);
  const [formKey, setFormKey] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [saved, expectSaved] = useState('');
  const isBehind = base.auditId !== record.auditId;
  const isOwn = isBehind && edited === saved;
  if (isOwn) {
    setBase(record);
    // A later record with the same fields is another user's, which undid what another one changed.
    expectSaved('');
  } else if (isBehind && !isDirty) {
    showStored();
  }
  return {
    base,
    formKey,
    isConflicting: isBehind && !isOwn && isDirty,
    setDirty,
    showStored,
    expectSaved,
  };

  function showStored(): void {
    setBase(record);
    setFormKey(formKey + 1);
    if (isDirty) setDirty(false);
  }
}
