import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AutomaticOffer, type OfferDraft, offerState } from '#domain/offer/offer.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { words } from '#text/admin/offers.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import type { FormProblem } from '#ui/form/use-form.ts';
import { ConflictNote } from '../editor/ConflictNote.tsx';
import { useLiveDraft } from '../editor/use-live-draft.ts';
import { BackLink } from '../frame/BackLink.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { useMayEdit } from '../frame/use-role.ts';
import { OfferForm } from './OfferForm.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { sendOffer } from './send-offer.ts';
import { useOffers } from './use-offers.ts';

interface OfferDetailPageProps {
  id: string;
  onDeleted: () => void;
}

/** One automatic offer: its terms and its actions. */
export function OfferDetailPage({ id, onDeleted }: OfferDetailPageProps) {
  const { offers, error } = useOffers();
  const data = offers?.find((offer) => offer.id === id) ?? null;
  const state = error
    ? ({ state: 'failed', error, data } as const)
    : offers
      ? ({ state: 'ready', data, fromCache: false } as const)
      : ({ state: 'loading' } as const);
  return (
    <>
      <BackLink label={words.back} to={adminPaths.tab('offers')} />
      <DetailState state={state} missing={words.missing}>
        {(offer) => <OfferContent offer={offer} onDeleted={onDeleted} />}
      </DetailState>
    </>
  );
}

interface OfferContentProps extends Pick<OfferDetailPageProps, 'onDeleted'> {
  offer: AutomaticOffer;
}

function OfferContent({ offer, onDeleted }: OfferContentProps) {
  const mayEdit = useMayEdit();
  const now = useNow(60_000);
  const draft = useLiveDraft(offer, JSON.stringify(draftOf(offer)));
  const [problem, setProblem] = useState('');
  const { id, title } = offer;
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
      <p className="text-ink-soft">
        {`${words.kinds[offer.terms.kind]} · ${words.states[offerState(offer, now)]}`}
      </p>
      {draft.isConflicting && <ConflictNote words={words} onShowTheirs={draft.showStored} />}
      {mayEdit ? (
        <OfferForm
          key={draft.formKey}
          label={title}
          draft={draft.base}
          submit={words.save}
          onDirty={draft.setDirty}
          send={(fields) => save(fields, words.saved(fields.title))}
        >
          <Button look="quiet" onClick={() => void act(turn)}>
            {offer.active ? words.turnOff : words.turnOn}
          </Button>
          <Button look="quiet" onClick={() => void act(remove)}>
            {words.delete}
          </Button>
        </OfferForm>
      ) : (
        <>
          <p className="my-4 text-ink-soft">{adminWords.viewerNote}</p>
          <OfferPreview terms={offer.terms} />
        </>
      )}
      <ErrorMessage className="mt-3">{problem}</ErrorMessage>
      <Link
        to={`${adminPaths.tab('audit')}?subject=${encodeURIComponent(`offers/${id}`)}`}
        className="mt-4 inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
      >
        {words.history}
      </Link>
    </>
  );

  async function save(fields: OfferDraft, done: string): Promise<FormProblem> {
    draft.expectSaved(JSON.stringify(fields));
    const trouble = await sendOffer({ id, base: draft.base.auditId, offer: fields });
    if (!trouble) toast(done);
    return trouble;
  }

  async function act(run: () => Promise<FormProblem>): Promise<void> {
    const trouble = await run();
    setProblem(trouble?.problem ?? '');
  }

  function turn(): Promise<FormProblem> {
    const done = offer.active ? words.turnedOff(title) : words.turnedOn(title);
    return save({ ...draftOf(draft.base), active: !offer.active }, done);
  }

  async function remove(): Promise<FormProblem> {
    const trouble = await sendOffer({ id, base: draft.base.auditId, offer: null });
    if (trouble) return trouble;
    onDeleted();
    toast(words.deleted(title), { name: words.undo, run: () => void restore(offer) });
    return null;
  }
}

async function restore(offer: AutomaticOffer): Promise<void> {
  const trouble = await sendOffer({ id: offer.id, base: '', offer: draftOf(offer) });
  toast(trouble ? trouble.problem : words.created(offer.title));
}

/** What staff edit of an offer, in one order. */
function draftOf({ title, active, terms, fromAt, untilAt }: AutomaticOffer): OfferDraft {
  return {
    title,
    active,
    terms,
    ...(fromAt !== undefined && { fromAt }),
    ...(untilAt !== undefined && { untilAt }),
  };
}
