import type { ContentPart } from '#domain/shop-content/parts.ts';
import { contentAuthors, contentVersions } from '#data/admin/content.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { contentWords } from '#text/admin/content/content.ts';
import { formatMoment } from '#text/dates.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { useAuthorName } from '../team/use-author-name.ts';

interface ContentHistoryProps {
  part: ContentPart;
  /** Fills the form with a version; absent for those who may not write. */
  onShow?: (value: unknown) => void;
}

const words = contentWords.history;

/** The versions of a part: when, by whom, and back into the form. */
export function ContentHistory({ part, onShow }: ContentHistoryProps) {
  const read = useQuery(contentVersions(part));
  const rows = read.state === 'loading' ? undefined : read.data?.rows;
  const authors = useQuery(contentAuthors(part));
  const authorName = useAuthorName();
  const written = authors.state === 'loading' ? [] : (authors.data?.rows ?? []);
  const authorOf = (version: number): string => {
    const author = written.find((one) => one.version === version);
    return author ? authorName(author) : '';
  };
  return (
    <section aria-labelledby="content-history" className="mt-6 max-w-3xl">
      <h3 id="content-history" className="text-lg">
        {words.title}
      </h3>
      {read.state === 'failed' && !rows && <ReadProblem failure={read.error} />}
      {read.state === 'loading' && (
        <div aria-busy="true" aria-label={adminWords.list.loading}>
          <Skeleton className="h-16" />
        </div>
      )}
      {rows?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ol className="divide-y divide-hairline">
        {rows?.map(({ version, at, value }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              <span className="font-semibold">{words.entry(version, authorOf(version))}</span>
              {value === null && <span>{` · ${words.builtIn}`}</span>}
              <time dateTime={new Date(at).toISOString()} className="block text-sm text-ink-soft">
                {formatMoment(at)}
              </time>
            </span>
            {onShow && (
              <Button
                look="quiet"
                aria-label={words.showNamed(version)}
                onClick={() => {
                  onShow(value);
                  toast(words.filled);
                }}
              >
                {words.show}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
