interface SkeletonProps {
  /** Classes with the size of the content. */
  className: string;
}

/** A placeholder for loading content. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={`block animate-breathe rounded-card bg-tint ${className}`} />;
}
