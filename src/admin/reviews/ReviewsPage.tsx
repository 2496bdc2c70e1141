import { REVIEW_STATUSES } from '#domain/review/review.ts';
import {
  questionsOfStatus,
  reviewsOfStatus,
  type StaffQuestion,
  type StaffReview,
} from '#data/admin/reviews.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { words } from '#text/admin/reviews.ts';
import { words as shared } from '#text/admin/admin.ts';
import { ListState } from '../list/ListState.tsx';
import { useFocusNextRow } from '../list/use-focus-next-row.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useListPage } from '../list/use-list-page.ts';
import { Choice } from './Choice.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { useHeldQuestions } from './use-held-questions.ts';

const NO_ROWS = constantQuery('no rows', { rows: [], next: null });

/** Reviews and questions about products: pending ones first. */
export default function ReviewsPage() {
  const address = useListAddress();
  const status = REVIEW_STATUSES.find((option) => option === address.get('status')) ?? 'pending';
  const kind = address.get('kind') === 'questions' ? 'questions' : 'reviews';
  const reviews = useListPage<StaffReview>(address, (after) =>
    kind === 'reviews' ? reviewsOfStatus(status, after) : NO_ROWS,
  );
  const questions = useListPage<StaffQuestion>(address, (after) =>
    kind === 'questions' ? questionsOfStatus(status, after) : NO_ROWS,
  );
  const held = useHeldQuestions(questions.rows, status);
  const { error, pager } = kind === 'reviews' ? reviews : questions;
  const rows = kind === 'reviews' ? reviews.rows : held.rows;
  const { list, heading } = useFocusNextRow();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="mb-6 flex flex-wrap gap-x-8 gap-y-4">
        <Choice
          label={words.kind}
          options={Object.entries(words.kinds)}
          chosen={kind}
          onChoose={(next) => address.set({ kind: next === 'reviews' ? '' : next })}
        />
        <Choice
          label={words.status}
          options={Object.entries(words.statuses)}
          chosen={status}
          onChoose={(next) => address.set({ status: next === 'pending' ? '' : next })}
        />
      </div>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        pager={pager}
        empty={status === 'pending' ? words.nothingWaits : shared.list.empty}
      >
        <ul ref={list} className="grid gap-4">
          {kind === 'reviews'
            ? reviews.rows?.map((review) => (
                <li key={review.path} tabIndex={-1}>
                  <ReviewCard review={review} />
                </li>
              ))
            : held.rows?.map((question) => (
                <li key={question.path} tabIndex={-1}>
                  <QuestionCard
                    question={question}
                    leftStatus={questions.rows?.includes(question) ? null : status}
                    hold={held.hold}
                  />
                </li>
              ))}
        </ul>
      </ListState>
    </>
  );
}
