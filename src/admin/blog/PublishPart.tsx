import { type RefObject, useState } from 'react';
import type { ArticleClaim } from '#domain/moderation/article-gate.ts';
import { type Blog, blogState } from '#domain/content/blog.ts';
import { indianMinute } from '#domain/core/dates.ts';
import { DAY_MS } from '#domain/core/indian-time.ts';
import { formatMoment } from '#text/dates.ts';
import { words } from '#text/admin/blog.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { ClaimNote } from '../editor/ClaimNote.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import type { Intent } from './use-article.ts';

interface PublishPartProps {
  form: Form;
  blog: Blog | null;
  dirty: boolean;
  claims: readonly ArticleClaim[];
  element: RefObject<HTMLFormElement | null>;
  onIntend: (intent: Intent) => void;
  onDeleted: () => void;
}

/** "Publish now" publishes in the current minute, which an older clock would call scheduled. In milliseconds. */
const CLOCK_MS = 1_000;

/** The publication state of an article and its actions. Enter presses the first button. */
export function PublishPart(props: PublishPartProps) {
  const { form, blog, dirty, onIntend, onDeleted } = props;
  const now = useNow(CLOCK_MS);
  const state = blog ? blogState(blog, now) : 'draft';
  const moment = formatMoment(blog?.publishedAt ?? now);
  const [tomorrow] = useState(() => indianMinute(Date.now() + DAY_MS));
  const stand = state === 'draft' ? words.stands.draft : words.stands[state](moment);
  const button = (intent: Intent, label: string, look: 'main' | 'quiet' = 'quiet') => (
    <Button type="submit" look={look} aria-disabled={form.pending} onClick={() => onIntend(intent)}>
      {label}
    </Button>
  );
  return (
    <section
      aria-labelledby="publish"
      className="grid gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="publish" className="text-lg">
        {words.publishTitle}
      </h2>
      <p className="amount">{stand}</p>
      {state !== 'published' && (
        <Field
          form={form}
          name="when"
          type="datetime-local"
          label={words.when}
          optional={words.optional}
          hint={words.whenHint}
          defaultValue={state === 'scheduled' && blog ? indianMinute(blog.publishedAt) : tomorrow}
        />
      )}
      <ClaimNote claims={props.claims} labels={words.labels} form={form} element={props.element} />
      <FormProblem form={form} />
      <div className="flex flex-wrap items-center gap-3">
        {button('save', state === 'draft' ? words.saveDraft : words.save, 'main')}
        {state !== 'published' && button('publish', words.publish)}
        {state !== 'published' && button('schedule', words.schedule)}
        {state !== 'draft' && button('unpublish', words.unpublish)}
        {blog && <DeleteButton blog={blog} onDeleted={onDeleted} />}
      </div>
      <p role="status" className="before:content-['\200b'] text-sm text-ink-soft">
        {form.pending ? words.saving : dirty ? words.unsaved : ''}
      </p>
    </section>
  );
}
