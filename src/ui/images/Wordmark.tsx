interface WordmarkProps {
  name: string;
  /** The shop's picture; null for the drawn leaf. */
  logo: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    /** The name where it stands for it; else empty. */
    readonly alt: string;
  } | null;
}

/** Characters from which a name is set in two small lines, which are as high as one of a short name. */
const LONG_NAME = 15;

/** The shop's logo and name in the current text colour. */
export function Wordmark({ name, logo }: WordmarkProps) {
  return (
    <span className={name.length < LONG_NAME ? 'wordmark' : 'wordmark wordmark-long'}>
      {logo ? (
        <img {...logo} alt={logo.alt} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M5 21C4 11 9 4 20 3c1 10-4 16-12 16" />
          <path d="M5 21C7 15 10 11 15 8M9.2 14.4h4.6M11.6 11.2h4.2" />
        </svg>
      )}
      {!logo?.alt && <span translate="no">{name}</span>}
    </span>
  );
}
