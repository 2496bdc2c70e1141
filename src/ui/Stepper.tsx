import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface StepperProps {
  /** A whole number from 1 to `most`. */
  value: number;
  most: number;
  onChange: (value: number) => void;
  /** The name of the number, and of the buttons beside it. */
  label: string;
  fewer: string;
  more: string;
  /** Why it does not go further; stands below when `most` is reached. */
  limit?: string;
}

const STEP =
  'flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-tint aria-disabled:opacity-40';

/** A number that is changed by one at a time, by its buttons or the arrow keys, or typed. */
export function Stepper({ value, most, onChange, label, fewer, more, limit }: StepperProps) {
  const id = useId();
  // What is being typed; null while nothing is.
  const [typed, setTyped] = useState<string | null>(null);
  const atMost = value >= most;
  const field = useRef<HTMLInputElement>(null);
  // What is typed after a step takes the number's place, as it does when the field is entered.
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.select();
  }, [value]);

  function settle(next: number): void {
    setTyped(null);
    const within = Math.min(Math.max(next, 1), most);
    if (within !== value) onChange(within);
  }

  function settleTyped(): void {
    if (typed === null) return;
    const number = Math.trunc(Number(typed));
    settle(typed.trim() === '' || Number.isNaN(number) ? value : number);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') settleTyped();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    settle(value + (event.key === 'ArrowUp' ? 1 : -1));
  }

  return (
    <div>
      <div className="inline-flex items-center rounded-full border border-edge bg-surface">
        <button
          type="button"
          aria-label={fewer}
          aria-disabled={value <= 1}
          onClick={() => settle(value - 1)}
          className={STEP}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          value={typed ?? value}
          aria-label={label}
          aria-describedby={atMost && limit ? `${id}-limit` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={settleTyped}
          onKeyDown={onKey}
          className="h-11 w-11 [appearance:textfield] bg-transparent text-center font-semibold amount [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={more}
          aria-disabled={atMost}
          onClick={() => settle(value + 1)}
          className={STEP}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
      {limit && (
        <p id={`${id}-limit`} role="status" className="text-sm text-turmeric-ink">
          {atMost && limit}
        </p>
      )}
    </div>
  );
}
