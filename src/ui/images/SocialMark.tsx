interface SocialMarkProps {
  of: 'facebook' | 'instagram' | 'youtube' | 'x';
}

/** A social network's icon in the current text colour. The surrounding link names it. */
export function SocialMark({ of }: SocialMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {of === 'facebook' && (
        <path d="M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1 .5-2 2-2H18V2.6C14.2 1.9 11 3 11 7v2.500H8V13h3v8" />
      )}
      {of === 'instagram' && (
        <>
          <rect x="3" y="3" width="18" height="18" rx="5" />
          <circle cx="12" cy="12" r="4" />
          <path d="M17 7h.01" strokeWidth="2.6" />
        </>
      )}
      {of === 'youtube' && (
        <>
          <rect x="2" y="5" width="20" height="14" rx="4.5" />
          <path d="m10.2 9 5 3-5 3Z" fill="currentColor" />
        </>
      )}
      {of === 'x' && <path d="M4 4h4l12 16h-4ZM20 4l-6.6 7.400M4 20l6.7-7.5" />}
    </svg>
  );
}
