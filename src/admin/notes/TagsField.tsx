import { X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { MAX_TAG_LENGTH, type NoteChange, tagName } from '#domain/staff-note/staff-note.ts';
import { writeNote } from '#data/admin/people/notes.ts';
import { noteWords as own } from '#text/admin/notes/notes.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useMayEdit } from '../frame/use-role.ts';

interface TagsFieldProps {
  orderId: string;
  tags: readonly string[];
}

/** The tags of an order: each leads to the orders that have it. */
export function TagsField({ orderId, tags }: TagsFieldProps) {
  const mayEdit = useMayEdit();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function change(request: NoteChange): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    setProblem('');
    const answer = await writeNote({ orderId }, request);
    setPending(false);
    if (!answer.ok) setProblem(failureSentences[answer.failure.code]);
    else if (answer.value.outcome === 'refused') setProblem(own.refusals[answer.value.refusal]);
    return answer.ok && answer.value.outcome === 'changed';
  }

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('tag');
    const tag = tagName(typeof typed === 'string' ? typed : '');
    if (tag !== '' && (await change({ what: 'tag', tag }))) form.reset();
  }

  return (
    <div className="mb-4">
      <ul aria-label={own.tags} className="flex flex-wrap gap-2">
        {tags.toSorted().map((tag) => (
          <li key={tag} className="inline-flex items-center rounded-full bg-tint pl-4">
            <Link
              to={`${adminPaths.tab('orders')}?tag=${encodeURIComponent(tag)}`}
              className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${mayEdit ? '' : 'pr-4'}`}
            >
              {tag}
            </Link>
            {mayEdit && (
              <button
                type="button"
                aria-label={own.untag(tag)}
                className="inline-flex size-11 items-center justify-center"
                onClick={() => void change({ what: 'untag', tag })}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form
          aria-label={own.addTag}
          className="mt-2 flex flex-wrap items-end gap-2"
          onSubmit={(event) => void add(event)}
        >
          <label className="min-w-0">
            <span className="block text-sm">{own.tag}</span>
            <input
              name="tag"
              type="text"
              autoComplete="off"
              maxLength={MAX_TAG_LENGTH}
              className="mt-1 h-11 w-48 rounded-card border border-edge bg-surface px-3"
            />
          </label>
          <Button type="submit" look="quiet" aria-disabled={pending}>
            {own.addTag}
          </Button>
        </form>
      )}
      <ErrorMessage className="mt-2 empty:hidden">{problem}</ErrorMessage>
    </div>
  );
}
