interface SkeletonProps {
  /** Classes that give it the size of what will stand here. */
  className: string;
}

/** A place that is kept for content on its way. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={`block animate-breathe rounded-card bg-tint ${className}`} />;
}
