import { notesAbout } from '#data/admin/people/notes.ts';
import { useQuery } from '#data/react/use-query.ts';
import { noteWords as own } from '#text/admin/notes/notes.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { noteEntries, NotesPart } from '../../notes/NotesPart.tsx';
import { TagsField } from '../../notes/TagsField.tsx';

/** The notes and tags of an order, which its customer never sees. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const about = { orderId };
  const state = useQuery(notesAbout(about));
  return (
    <section>
      <h2 className="mb-3 text-xl">{own.title}</h2>
      {state.state === 'loading' && <Skeleton className="h-24" />}
      {state.state === 'failed' && <ReadProblem failure={state.error} />}
      {state.state === 'ready' && (
        <>
          <TagsField orderId={orderId} tags={Object.keys(state.data?.tags ?? {})} />
          <NotesPart about={about} notes={noteEntries(about, state.data)} />
        </>
      )}
    </section>
  );
}
