import { useSlowCommand } from './slow-command.ts';

/** Says that a command is slow. Its place is a live region. */
export function SlowCommandNote() {
  const text = useSlowCommand();
  if (!text) return null;
  return (
    <p className="max-w-lg rounded-card border border-edge bg-surface px-5 py-3 text-ink shadow-card">
      {text}
    </p>
  );
}
