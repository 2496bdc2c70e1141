/** An illustrated map with a pin, as a placeholder for the real map. Shows no real streets. */
export function DrawnMap() {
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden
      focusable="false"
    >
      <rect width="400" height="200" fill="var(--tint)" />
      <path d="M0 128c70-24 96 20 150 8s64-52 118-40 82 40 132 22v82H0Z" fill="var(--leaf-tint)" />
      <path d="M286 0c6 34 40 40 62 62s26 52 52 56V0Z" fill="var(--hairline)" opacity=".7" />
      <g fill="none" stroke="var(--surface)" strokeLinecap="round">
        <path d="M-10 62c90 18 150-8 220 20s120 8 200 44" strokeWidth="9" />
        <path d="M120-10c-8 70 34 120 22 220M252-10c-14 60 10 150-10 220" strokeWidth="7" />
        <path d="M-10 168c80-14 170 18 250-4s110-30 170-14" strokeWidth="6" />
        <path
          d="M30-10c4 50-14 130 6 220M330-10c-10 80 14 120-4 220M-10 20c120 14 260-20 420 6M60 96c60-8 140 12 200 34"
          strokeWidth="3"
        />
      </g>
      <path
        d="M200 116c-16-20-26-31-26-46a26 26 0 0 1 52 0c0 15-10 26-26 46Z"
        fill="var(--clay)"
        stroke="var(--surface)"
        strokeWidth="3"
      />
      <circle cx="200" cy="70" r="9" fill="var(--surface)" />
    </svg>
  );
}
