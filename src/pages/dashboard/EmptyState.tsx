import type { Elements } from '#ui/content/elements.ts';

interface EmptyStateProps {
  title: string;
  text: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Link or button to continue. */
  children: Elements;
}

/** Empty state of a section, with a next step. */
export function EmptyState({ title, text, level = 3, children }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-hairline bg-surface p-6">
      <Title className="text-xl">{title}</Title>
      <p className="mb-2 max-w-prose text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
