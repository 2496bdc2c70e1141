import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import type { Form } from './use-form.ts';

interface PasswordFieldProps {
  form: Form;
  name: string;
  label: string;
  /** `new-password` lets a password manager suggest one. */
  autoComplete: 'current-password' | 'new-password';
  /** Accessible name of the show-password toggle. */
  show: string;
  /** Renders the hint below the field from the current input. */
  renderHint?: (typed: string) => ReactNode;
}

/** A labelled password field with a visibility toggle. */
export function PasswordField({
  form,
  name,
  label,
  autoComplete,
  show,
  renderHint,
}: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // A reset empties the field without an input event.
  useEffect(() => {
    const owner = input.current?.form;
    const forget = (): void => setTyped('');
    owner?.addEventListener('reset', forget);
    return () => owner?.removeEventListener('reset', forget);
  }, []);
  const error = form.errors[name];
  const describedBy = [renderHint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <input
          ref={input}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => setTyped(event.target.value)}
          className="block h-11 w-full rounded-card border border-edge bg-surface pr-13 pl-4 text-base text-ink aria-invalid:border-2 aria-invalid:border-clay"
        />
        <button
          type="button"
          aria-label={show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      {error && (
        <ErrorMessage id={`${id}-error`} look="small" className="mt-1">
          {error}
        </ErrorMessage>
      )}
      {renderHint && (
        <div id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
          {renderHint(typed)}
        </div>
      )}
    </div>
  );
}
