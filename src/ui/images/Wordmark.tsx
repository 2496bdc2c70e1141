interface WordmarkProps {
  name: string;
}

/** The shop's logo in the current text colour. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-2xl leading-none tracking-tight">
      <svg viewBox="0 0 24 24" className="size-7" aria-hidden focusable="false">
        <path
          d="M5 21C4 11 9 4 20 3c1 10-4 16-12 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M5 21C7 15 10 11 15 8M9.2 14.4h4.6M11.6 11.2h4.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}
