interface BarcodeProps {
  /** Widths of bars and spaces in modules, beginning with a bar. */
  widths: readonly number[];
  /** What it encodes. */
  label: string;
  /** Sets the size: the bars fill it. */
  className?: string;
}

/** Clear modules that a scanner needs on both sides. */
const QUIET_ZONE = 10;

/** A linear barcode as vectors, so that a printer draws its bars at full resolution. */
export function Barcode({ widths, label, className }: BarcodeProps) {
  let x = QUIET_ZONE;
  let bars = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${x + QUIET_ZONE} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={bars} fill="currentColor" />
    </svg>
  );
}
