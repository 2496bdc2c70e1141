import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface ArticleSkeletonProps {
  /** Status for screen readers; visible when offline. */
  text: string;
  visible: boolean;
}

/** Loading state of an article. */
export function ArticleSkeleton({ text, visible }: ArticleSkeletonProps) {
  return (
    <div>
      <div className="mx-auto max-w-[36rem]">
        <div role="status" className={visible ? 'mb-6 text-ink-soft' : 'sr-only'}>
          <h1 className="font-sans text-base font-normal">{text}</h1>
        </div>
        <Skeleton className="mt-3 h-5 w-28" />
        <Skeleton className="mt-4 h-22 w-full" />
        <Skeleton className="mt-4 h-14 w-11/12" />
        <Skeleton className="mt-4 h-5 w-2/3" />
      </div>
      <Skeleton className="mx-auto my-8 aspect-2/1 max-w-5xl" />
      <div className="mx-auto grid max-w-[36rem] gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
