import { formatDay } from '#text/dates.ts';
import { words } from '#text/admin/reviews.ts';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx';
import { ModerationActions } from './ModerationActions.tsx';
import { MarkedText } from './MarkedText.tsx';
import { ProductLink } from './ProductLink.tsx';

/** One question, its answer and its actions. */
export function QuestionCard({ question, ...rest }: AnswerFormProps) {
  const { path, text, answer, status, createdAt, answeredAt } = question;
  return (
    <article className="rounded-card border border-hairline bg-surface p-5 [overflow-wrap:anywhere]">
      <ProductLink path={path} />
      <p className="mt-1 max-w-prose font-semibold whitespace-pre-line">
        <MarkedText text={text} />
      </p>
      <p className="amount text-sm text-ink-soft">
        <span>{words.submittedOn(formatDay(createdAt))}</span>
        {answeredAt !== undefined && <span>{` · ${words.answered(formatDay(answeredAt))}`}</span>}
      </p>
      <EditorsOnly>
        <AnswerForm question={question} {...rest} />
        <ModerationActions
          path={path}
          status={status}
          what="question"
          texts={[text, answer]}
          customerTexts={[text]}
          {...(!answer && { publish: words.publishBare })}
        />
      </EditorsOnly>
    </article>
  );
}
