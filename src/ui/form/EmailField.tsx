import { type ComponentProps, useEffect, useState } from 'react';
import { Field } from './Field.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'type'> {
  /** The address that was probably meant and how to offer it, for a mistyped mail service; null for none. */
  offer?: (typed: string) => { readonly address: string; readonly label: string } | null;
}

/** A pause in typing after which the address counts as complete, in milliseconds. */
const PAUSE_MS = 700;

/** A field for an email address. One tap replaces a mistyped mail service. */
export function EmailField({ offer, ...props }: EmailFieldProps) {
  const [typed, setTyped] = useState('');
  const [completed, setCompleted] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setCompleted(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const meant = typed === completed ? offer?.(completed) : null;
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyped(target.value);
      }}
    >
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      <div aria-live="polite">
        {meant && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-left [overflow-wrap:anywhere] text-leaf underline underline-offset-4"
            onClick={({ currentTarget }) => {
              const field = currentTarget.form?.elements.namedItem('email');
              if (!(field instanceof HTMLInputElement)) return;
              field.value = meant.address;
              // The form handles the value like a typed one.
              field.dispatchEvent(new Event('input', { bubbles: true }));
              field.focus();
            }}
          >
            {meant.label}
          </button>
        )}
      </div>
    </div>
  );
}
