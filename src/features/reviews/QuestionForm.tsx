import { checkForm } from '#domain/core/form.ts';
import { QuestionDraftSchema } from '#domain/review/review.ts';
import { askQuestion } from '#data/catalog/reviews.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { questionWords as words } from '#text/shop/reviews.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface QuestionFormProps {
  slug: string;
  uid: string;
}

/** Form for a question. After sending, the question appears in the list above and the field is cleared. */
export function QuestionForm({ slug, uid }: QuestionFormProps) {
  const form = useForm<{ text: string }>({
    check: (typed) => inWords(checkForm(QuestionDraftSchema, typed)),
    send: async ({ text }, element) => {
      const result = await askQuestion(slug, uid, text);
      if (result.ok) {
        element.reset();
        return null;
      }
      const { code } = result.failure;
      return { problem: code === 'denied' ? words.refused : failureSentences[code] };
    },
  });
  return (
    <form {...form.props} className="grid max-w-prose gap-3">
      <Field form={form} name="text" label={words.ask} hint={words.hint} rows={3} />
      <FormProblem form={form} />
      <div>
        <Button type="submit" look="quiet" aria-disabled={form.pending}>
          {form.pending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
