import { words } from '#text/account/session.ts';

type Side = 'signIn' | 'register';

interface AuthModeSwitchProps {
  side: Side;
  onSide: (side: Side) => void;
}

/** Switches between sign-in and registration. */
export function AuthModeSwitch({ side, onSide }: AuthModeSwitchProps) {
  return (
    <div
      role="group"
      aria-label={words.sides.label}
      className="mb-6 grid grid-cols-2 rounded-full bg-tint p-1"
    >
      {(['signIn', 'register'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === side}
          onClick={() => onSide(choice)}
          className="min-h-11 rounded-full border border-transparent px-3 font-semibold text-ink-soft aria-pressed:border-leaf aria-pressed:bg-surface aria-pressed:text-leaf"
        >
          {words.sides[choice]}
        </button>
      ))}
    </div>
  );
}
