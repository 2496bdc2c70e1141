import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface ProductSkeletonProps {
  /** Status for screen readers; visible when offline. */
  text: string;
  visible: boolean;
}

/** Loading state of a product page. */
export function ProductSkeleton({ text, visible }: ProductSkeletonProps) {
  return (
    <div className="shell grid min-h-dvh content-start gap-x-14 gap-y-3 pt-3 pb-8 md:grid-cols-2 md:pt-8 xl:grid-cols-[minmax(0,36rem)_1fr]">
      <Skeleton className="max-md:-mx-4 max-md:-mt-3 max-md:mb-14 max-md:h-[min(100vw,35svh)] max-md:rounded-none md:aspect-square md:w-full" />
      <div>
        <div role="status" className={visible ? 'mb-6 text-ink-soft' : 'sr-only'}>
          <h1 className="font-sans text-base font-normal">{text}</h1>
        </div>
        <Skeleton className="mt-2 h-5 w-24" />
        <Skeleton className="mt-4 h-10 w-4/5" />
        <Skeleton className="mt-6 h-32 w-full" />
        <Skeleton className="mt-8 h-7 w-48" />
        <Skeleton className="mt-3 h-28 w-full" />
      </div>
    </div>
  );
}
