import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Bundle, BundleDraft } from '#domain/bundle/bundle.ts';
import { bundleOffer } from '#domain/bundle/bundle-offer.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { bundleById, deleteBundle, restoreBundle, saveBundle } from '#data/admin/bundles.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/bundles.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { FormProblem } from '#ui/form/use-form.ts';
import { ConflictNote } from '../editor/ConflictNote.tsx';
import { useLiveDraft } from '../editor/use-live-draft.ts';
import { BackLink } from '../frame/BackLink.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { useMayEdit } from '../frame/use-role.ts';
import { BundleForm } from './BundleForm.tsx';
import { BundlePreview } from './BundlePreview.tsx';
import { stateOf } from './bundle-state.ts';
import { useBundledProducts } from './use-bundled-products.ts';

interface BundleDetailPageProps {
  id: string;
  onDeleted: () => void;
}

/** One bundle: its products, its saving and its actions. */
export function BundleDetailPage({ id, onDeleted }: BundleDetailPageProps) {
  return (
    <>
      <BackLink label={words.back} to={adminPaths.tab('bundles')} />
      <DetailState state={useQuery(bundleById(id))} missing={words.missing}>
        {(bundle) => <BundleContent bundle={bundle} onDeleted={onDeleted} />}
      </DetailState>
    </>
  );
}

interface BundleContentProps extends Pick<BundleDetailPageProps, 'onDeleted'> {
  bundle: Bundle;
}

function BundleContent({ bundle, onDeleted }: BundleContentProps) {
  const now = useNow(60_000);
  const products = useBundledProducts(bundle.parts.map(({ slug }) => slug));
  const draft = useLiveDraft(bundle, editedFields(bundle));
  const [problem, setProblem] = useState('');
  const mayEdit = useMayEdit();
  return (
    <>
      <h1 className="text-2xl">{bundle.title}</h1>
      <p className="text-ink-soft">{stateOf(bundleOffer(bundle, products, now), products)}</p>
      {draft.isConflicting && <ConflictNote words={words} onShowTheirs={draft.showStored} />}
      {mayEdit ? (
        <BundleForm
          key={draft.formKey}
          label={bundle.title}
          draft={draft.base}
          submit={words.save}
          onDirty={draft.setDirty}
          send={(fields) => save(fields, words.saved(fields.title))}
        >
          <Button look="quiet" onClick={() => void act(() => turn(!bundle.active))}>
            {bundle.active ? words.turnOff : words.turnOn}
          </Button>
          <Button look="quiet" onClick={() => void act(remove)}>
            {words.delete}
          </Button>
        </BundleForm>
      ) : (
        <>
          <p className="my-4 text-ink-soft">{adminWords.viewerNote}</p>
          <BundlePreview draft={bundle} products={products} />
        </>
      )}
      <ErrorMessage className="mt-3">{problem}</ErrorMessage>
      <Link
        to={`${adminPaths.tab('audit')}?subject=${encodeURIComponent(`bundles/${bundle.id}`)}`}
        className="mt-4 inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
      >
        {words.history}
      </Link>
    </>
  );

  async function save(fields: BundleDraft, done: string): Promise<FormProblem> {
    draft.expectSaved(editedFields(fields));
    const result = await saveBundle(draft.base, fields);
    if (!result.ok) return { problem: failureSentences[result.failure.code] };
    if (result.value === 'changed') return { problem: words.changedProblem };
    toast(done);
    return null;
  }

  async function act(run: () => Promise<FormProblem>): Promise<void> {
    const trouble = await run();
    setProblem(trouble?.problem ?? '');
  }

  function turn(active: boolean): Promise<FormProblem> {
    const { title } = bundle;
    return save({ ...draft.base, active }, active ? words.turnedOn(title) : words.turnedOff(title));
  }

  async function remove(): Promise<FormProblem> {
    const result = await deleteBundle(bundle);
    if (!result.ok) return { problem: failureSentences[result.failure.code] };
    if (result.value === 'changed') return { problem: words.changedProblem };
    onDeleted();
    toast(words.deleted(bundle.title), { name: words.undo, run: () => void restore(bundle) });
    return null;
  }
}

async function restore(bundle: Bundle): Promise<void> {
  const result = await restoreBundle(bundle);
  if (!result.ok) toast(failureSentences[result.failure.code]);
  else toast(result.value === 'done' ? words.restored(bundle.title) : words.notRestored);
}

/** The fields that staff edit, for comparison. */
function editedFields({ title, parts, savingPaise, active }: BundleDraft): string {
  return JSON.stringify([
    title,
    parts.map(({ slug, quantity }) => [slug, quantity]),
    savingPaise,
    active,
  ]);
}
