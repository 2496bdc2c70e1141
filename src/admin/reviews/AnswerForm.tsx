import { useEffect, useRef, useState } from 'react';
import { findClaims, isClaimReason, newClaims } from '#domain/moderation/claims.ts';
import { checkForm } from '#domain/core/form.ts';
import { type DetailKind, findPersonalDetails } from '#domain/customer/personal-details.ts';
import { checkForPublishing, kindsOf } from '#domain/moderation/publishing-check.ts';
import { AnswerDraftSchema, type ReviewStatus } from '#domain/review/review.ts';
import { answerQuestion, type StaffQuestion } from '#data/admin/reviews.ts';
import { words as productWords } from '#text/admin/product.ts';
import { words } from '#text/admin/reviews.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { formValues, useForm } from '#ui/form/use-form.ts';
import { ClaimNote } from '../editor/ClaimNote.tsx';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { PublishAnyway } from './PublishAnyway.tsx';

export interface AnswerFormProps {
  question: StaffQuestion;
  /** The listed status that the question has left while its answer was written, or null. */
  leftStatus: ReviewStatus | null;
  /** Keeps the question listed until the returned function is called. */
  hold: (question: StaffQuestion) => () => void;
}

interface Confirmation {
  readonly kinds: readonly DetailKind[];
  readonly answer: (publish: boolean) => void;
}

const LABELS = { answer: words.answer };

/** The shop's answer: advertising, so the claims check applies as for a product. */
export function AnswerForm({ question, leftStatus, hold }: AnswerFormProps) {
  const { text, answer: publishedAnswer, status } = question;
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(publishedAnswer);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  // Claims that are published already stay allowed: only new ones block.
  const isPublished = status === 'published';
  const claimsOf = (answer: string) => {
    const inAnswer = (one: string) =>
      findClaims(one).map((claim) => ({ ...claim, field: 'answer' as const }));
    return newClaims(inAnswer(answer), isPublished ? inAnswer(publishedAnswer) : []);
  };

  const form = useForm({
    check: (texts) => inWords(checkForm(AnswerDraftSchema, texts)),
    async send({ answer }, place) {
      if (!isPublished && checkForPublishing([text]).claims.length > 0) {
        return { problem: words.blocked.question };
      }
      const reason = (formValues(place)['claimReason'] ?? '').trim();
      const claimed = claimsOf(answer).length > 0;
      if (claimed && !isClaimReason(reason)) {
        const { problem, reasonHint } = productWords.claims;
        return { problem, errors: { claimReason: reasonHint } };
      }
      const kinds = newKinds(answer);
      if (kinds.length > 0 && !(await isSure(kinds)))
        return { problem: words.personal.notPublished };
      const result = await answerQuestion(question, answer, claimed ? reason : '');
      if (result.ok) {
        toast(words.answerSaid);
        return null;
      }
      const { code } = result.failure;
      return { problem: code === 'denied' ? words.refused : failureSentences[code] };
    },
  });
  const { unsent } = form;
  useUnsaved(unsent);
  useEffect(() => (unsent ? hold(question) : undefined), [unsent, hold, question]);

  /** Kinds of personal details that are not published yet. */
  function newKinds(answer: string): readonly DetailKind[] {
    const publishedWords = new Set(
      isPublished ? findPersonalDetails(publishedAnswer).map((one) => one.words) : [],
    );
    const details = checkForPublishing(isPublished ? [answer] : [text, answer]).details;
    return kindsOf(details.filter((detail) => !publishedWords.has(detail.words)));
  }

  function isSure(kinds: readonly DetailKind[]): Promise<boolean> {
    return new Promise((resolve) =>
      setConfirmation({
        kinds,
        answer(publish) {
          setConfirmation(null);
          resolve(publish);
        },
      }),
    );
  }

  return (
    <>
      <form
        {...form.props}
        ref={element}
        onInput={(event) => {
          form.props.onInput(event);
          setTyped(formValues(event.currentTarget)['answer'] ?? '');
        }}
        className="mt-4 grid max-w-prose gap-3"
      >
        <Field
          form={form}
          name="answer"
          label={words.answer}
          hint={words.answerHint}
          rows={3}
          maxLength={2000}
          defaultValue={publishedAnswer}
        />
        <ClaimNote
          claims={claimsOf(typed)}
          labels={LABELS}
          form={form}
          element={element}
          level={2}
        />
        {/* The form's own answer takes the question out of the list as well. */}
        <ErrorMessage look="note">
          {leftStatus && !form.pending && words.answerWaits(words.statuses[leftStatus])}
        </ErrorMessage>
        <FormProblem form={form} />
        <div>
          <Button
            type="submit"
            look={publishedAnswer ? 'quiet' : 'main'}
            aria-disabled={form.pending}
          >
            {publishedAnswer ? words.changeAnswer : words.publishAnswer}
          </Button>
        </div>
      </form>
      {confirmation && (
        <PublishAnyway what="answer" kinds={confirmation.kinds} onAnswer={confirmation.answer} />
      )}
    </>
  );
}
