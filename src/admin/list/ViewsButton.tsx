import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  MAX_VIEWS,
  type SavedView,
  VIEW_NAME_LENGTH,
  VIEW_QUERY_LENGTH,
  type ViewedList,
} from '#domain/staff/saved-view.ts';
import { removeView, saveView, savedViews } from '#data/admin/lists/saved-views.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { tableWords } from '#text/admin/list/tables.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TOOL_LOOK } from './tool-look.ts';
import { PASSING } from './use-list-address.ts';

interface ViewsButtonProps {
  list: ViewedList;
}

const { views: own } = tableWords;

/** The person's saved views of a list: each is the query of its address. */
export function ViewsButton({ list }: ViewsButtonProps) {
  const session = useSession();
  return session.state === 'signed-in' ? <Views list={list} uid={session.user.uid} /> : null;
}

interface ViewsProps extends ViewsButtonProps {
  uid: string;
}

function Views({ list, uid }: ViewsProps) {
  const [isOpen, setOpen] = useState(false);
  const state = useQuery(savedViews(uid));
  const all = ('data' in state ? state.data?.rows : undefined) ?? [];
  const views = all
    .filter((view) => view.list === list)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={TOOL_LOOK} onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-4" />
        <span>{own.open(views.length)}</span>
      </button>
      {isOpen && (
        <Dialog title={own.title} close={own.close} initialFocus="li a, input" onClose={close}>
          <p className="text-ink-soft">{own.lead}</p>
          {views.length === 0 ? (
            <p className="my-3">{own.none}</p>
          ) : (
            <ul className="my-3">
              {views.map((view) => (
                <li key={view.id} className="flex items-center justify-between gap-2">
                  <Link to={`?${view.query}`} className={TOOL_LOOK} onClick={close}>
                    <span className="[overflow-wrap:anywhere]">{view.name}</span>
                  </Link>
                  <button
                    type="button"
                    aria-label={own.remove(view.name)}
                    className="flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-clay"
                    onClick={() => void remove(uid, view)}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {all.length >= MAX_VIEWS ? (
            <p>{own.full(MAX_VIEWS)}</p>
          ) : (
            <SaveForm uid={uid} list={list} onSaved={close} />
          )}
        </Dialog>
      )}
    </>
  );
}

async function remove(uid: string, view: SavedView): Promise<void> {
  const answer = await removeView(uid, view.id);
  if (!answer.ok) return toast(failureSentences[answer.failure.code]);
  return toast(own.removed(view.name), {
    name: own.undo,
    run: () => void saveView(uid, view),
  });
}

interface SaveFormProps extends ViewsProps {
  onSaved: () => void;
}

function SaveForm({ uid, list, onSaved }: SaveFormProps) {
  const [params] = useSearchParams();
  const form = useForm<string>({
    check: ({ name = '' }) =>
      name.trim() === ''
        ? { ok: false, errors: { name: own.nameMissing } }
        : { ok: true, value: name.trim() },
    async send(name) {
      const id = crypto.randomUUID();
      const answer = await saveView(uid, { id, list, name, query: queryOfView(params) });
      if (!answer.ok) return { problem: failureSentences[answer.failure.code] };
      toast(own.saved(name));
      onSaved();
      return null;
    },
  });
  return (
    <form {...form.props} className="grid gap-3 border-t border-hairline pt-4">
      <Field
        form={form}
        name="name"
        label={own.name}
        autoComplete="off"
        maxLength={VIEW_NAME_LENGTH}
      />
      <FormProblem form={form} />
      <div>
        <Button type="submit">{own.save}</Button>
      </div>
    </form>
  );
}

/** What the list shows, without the page and what is open. */
function queryOfView(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  for (const name of PASSING) query.delete(name);
  return query.toString().slice(0, VIEW_QUERY_LENGTH);
}
