import { Link } from 'react-router-dom';
import { formatDay } from '#text/dates.ts';
import { paths } from '#domain/site/paths.ts';
import type { Question } from '#domain/review/review.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { type QueryState, queryStore } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { ownQuestions, publishedQuestions } from '#data/catalog/reviews.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { questionWords as words } from '#text/shop/reviews.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { useInView } from '#ui/browser/use-in-view.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { ReadState } from './ReadState.tsx';

const NOT_LOADED = constantQuery('questions/unasked');

/** How many questions there are is unknown, so they are read before they can push what is in view. */
const READ_AHEAD_PX = 600;

export interface QuestionsProps {
  slug: string;
}

/** Questions about a product with the shop's answers. Read only when the shopper scrolls towards them. */
export function Questions({ slug }: QuestionsProps) {
  const [ref, seen] = useInView<HTMLElement>(READ_AHEAD_PX);
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  const source = publishedQuestions(slug);
  const read = useQuery<ListPage<Question> | null>(seen ? source : NOT_LOADED);
  const own = useQuery<ListPage<Question> | null>(
    seen && uid !== null ? ownQuestions(slug, uid) : NOT_LOADED,
  );
  const published = rowsOf(read);
  const unpublished = rowsOf(own).filter(({ status }) => status !== 'published');
  const isEmpty =
    read.state === 'ready' && read.data !== null && published.length + unpublished.length === 0;
  return (
    <section ref={ref} aria-labelledby="questions" className="mt-8">
      <h2 id="questions" className="mb-2 text-xl">
        {words.title}
      </h2>
      <ReadState
        read={read}
        isWanted={seen}
        loading={words.loading}
        skeleton={<Skeleton className="h-[1lh] w-40" />}
        onRetry={() => queryStore.retry(source.key)}
      />
      {isEmpty && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-hairline">
        {[...unpublished, ...published].map((question) => (
          <li key={question.id} className="max-w-prose py-4 [overflow-wrap:anywhere]">
            <QuestionEntry question={question} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {uid === null ? (
          <Link to={paths.auth({ next: paths.product(slug) })} className={buttonLook('quiet')}>
            {words.signIn}
          </Link>
        ) : (
          <QuestionForm slug={slug} uid={uid} />
        )}
      </div>
    </section>
  );
}

function QuestionEntry({ question }: { question: Question }) {
  const { text, status, createdAt, answer, answeredAt } = question;
  const { name: shop } = useBrand();
  return (
    <>
      {status !== 'published' && (
        <p role="status" className="text-sm font-semibold text-leaf">
          {status === 'pending' ? words.own : words.rejected}
        </p>
      )}
      <h3 className="font-sans text-base font-semibold whitespace-pre-line">{text}</h3>
      <p className="text-sm text-ink-soft">
        <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt)}</time>
      </p>
      {answer && answeredAt ? (
        <div className="mt-2 border-l-2 border-turmeric pl-4">
          <p className="text-sm font-semibold text-leaf">
            {words.answeredBy(shop, formatDay(answeredAt))}
          </p>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      ) : (
        status === 'published' && <p className="text-sm text-ink-soft">{words.unanswered}</p>
      )}
    </>
  );
}

function rowsOf(read: QueryState<ListPage<Question> | null>): readonly Question[] {
  return read.state === 'loading' ? [] : (read.data?.rows ?? []);
}
