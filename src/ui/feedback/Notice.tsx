import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  text: string;
  /** Links or buttons to continue. */
  children?: ReactNode;
  /** Heading level. */
  level?: 1 | 2;
}

/**
 * Shown in place of content: empty, failed, not found. Always offers a next step. Aligned to the top, because the
 * height changes when the footer loads and the text must not move.
 */
export function Notice({ title, text, children, level = 1 }: NoticeProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className="shell flex flex-col items-center gap-4 py-16 text-center">
      <svg viewBox="0 0 64 64" className="size-16 text-leaf" aria-hidden focusable="false">
        <path
          d="M32 60V30M32 44c-12 0-18-6-18-16 11 0 18 5 18 16Zm0-10c0-13 6-20 18-22 1 13-5 21-18 22Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Title className="max-w-2xl text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</Title>
      <p className="max-w-prose text-ink-soft">{text}</p>
      {/* Below each other on phones, where the brand's fonts could break the line when they arrive. */}
      <div className="mt-2 flex flex-col items-center justify-center gap-4 sm:flex-row sm:flex-wrap">
        {children}
      </div>
    </section>
  );
}
