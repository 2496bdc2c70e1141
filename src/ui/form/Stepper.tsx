import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useEarlyInput } from './use-early-input.ts';

interface StepperProps {
  /** An integer from 1 to `most`. */
  value: number;
  most: number;
  onChange: (value: number) => void;
  /** Accessible names of the number and its buttons. */
  label: string;
  fewer: string;
  more: string;
  /** Explains the limit; shown when `most` is reached. */
  limit?: string;
}

const STEP =
  'flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-tint aria-disabled:opacity-40';

/** A number input with step buttons, arrow keys and free typing. */
export function Stepper({ value, most, onChange, label, fewer, more, limit }: StepperProps) {
  const id = useId();
  // The text being typed; null when not editing.
  const [typed, setTyped] = useState<string | null>(null);
  const isAtLimit = value >= most;
  const field = useRef<HTMLInputElement>(null);
  // Selects the number after a step, as on focus, so that typing replaces it.
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.select();
  }, [value]);

  useEarlyInput(field, String(value), (early) => {
    // Where the text says no number, nothing changes that would render the value again.
    if (field.current) field.current.value = String(value);
    commit(numberIn(early));
  });

  function commit(next: number): void {
    setTyped(null);
    const clamped = Math.min(Math.max(next, 1), most);
    if (clamped !== value) onChange(clamped);
  }

  /** The number that a text says; the value where it says none. */
  function numberIn(text: string): number {
    const number = Math.trunc(Number(text));
    return text.trim() === '' || Number.isNaN(number) ? value : number;
  }

  function commitTyped(): void {
    if (typed !== null) commit(numberIn(typed));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') commitTyped();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    commit(numberIn(typed ?? '') + (event.key === 'ArrowUp' ? 1 : -1));
  }

  return (
    <div>
      <div className="inline-flex items-center rounded-full border border-edge bg-surface">
        <button
          type="button"
          aria-label={fewer}
          aria-disabled={value <= 1}
          onClick={() => commit(value - 1)}
          className={STEP}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          ref={field}
          // A number field would change under a wheel.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={most}
          value={typed ?? value}
          aria-label={label}
          aria-describedby={isAtLimit && limit ? `${id}-limit` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={commitTyped}
          onKeyDown={onKey}
          className="h-11 w-11 bg-transparent text-center font-semibold amount"
        />
        <button
          type="button"
          aria-label={more}
          aria-disabled={isAtLimit}
          onClick={() => commit(value + 1)}
          className={STEP}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
      {limit && (
        <p id={`${id}-limit`} role="status" className="text-sm text-turmeric-ink">
          {isAtLimit && limit}
        </p>
      )}
    </div>
  );
}
