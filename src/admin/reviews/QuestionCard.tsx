import { checkForm } from '#domain/form.ts';
import { formatDay } from '#domain/moment.ts';
import { AnswerDraftSchema } from '#domain/review.ts';
import { answerQuestion, type StaffQuestion } from '#data/admin/reviews.ts';
import { words } from '#text/en/admin-reviews.ts';
import { failureSentences } from '#text/en/failures.ts';
import { inWords } from '#text/en/forms.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { say } from '#ui/toast.ts';
import { useForm } from '#ui/use-form.ts';
import { useUnsaved } from '../frame/unsaved.ts';
import { EditorsOnly } from '../list/EditorsOnly.tsx';
import { Decision } from './Decision.tsx';
import { ProductLink } from './ProductLink.tsx';

interface QuestionCardProps {
  question: StaffQuestion;
}

/** One question, its answer, and what can be done with it. */
export function QuestionCard({ question }: QuestionCardProps) {
  const { path, text, answer, status, createdAt, answeredAt } = question;
  return (
    <article className="rounded-card border border-hairline bg-surface p-5 [overflow-wrap:anywhere]">
      <ProductLink path={path} />
      <p className="mt-1 max-w-prose font-semibold whitespace-pre-line">{text}</p>
      <p className="amount text-sm text-ink-soft">
        {words.asked(formatDay(createdAt))}
        {answeredAt !== undefined && ` · ${words.answered(formatDay(answeredAt))}`}
      </p>
      <EditorsOnly>
        <AnswerForm question={question} answer={answer} />
        <Decision path={path} status={status} {...(!answer && { publish: words.publishBare })} />
      </EditorsOnly>
    </article>
  );
}

function AnswerForm({ question, answer }: QuestionCardProps & { answer: string }) {
  const form = useForm({
    check: (typed) => inWords(checkForm(AnswerDraftSchema, typed)),
    async send(draft) {
      const result = await answerQuestion(question, draft.answer);
      if (result.ok) {
        say(words.answerSaid);
        return null;
      }
      const { code } = result.failure;
      return { problem: code === 'denied' ? words.refused : failureSentences[code] };
    },
  });
  useUnsaved(form.unsent);
  return (
    <form {...form.props} className="mt-4 grid max-w-prose gap-3">
      <Field
        form={form}
        name="answer"
        label={words.answer}
        hint={words.answerHint}
        rows={3}
        maxLength={2000}
        defaultValue={answer}
      />
      <FormProblem form={form} />
      <div>
        <Button type="submit" look={answer ? 'quiet' : 'main'} aria-disabled={form.pending}>
          {answer ? words.changeAnswer : words.publishAnswer}
        </Button>
      </div>
    </form>
  );
}
