import { Link } from 'react-router-dom';
import { type AutomaticOffer, MAX_OFFERS, offerState } from '#domain/offer/offer.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { validityOf } from '../coupons/validity.ts';
import { words } from '#text/admin/offers.ts';
import { Button } from '#ui/form/Button.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';
import { useOffers } from './use-offers.ts';
import { type TitleOf, useOfferTitles } from './use-offer-titles.ts';

interface OfferListProps {
  onNew: () => void;
}

/** All automatic offers, each with whether it applies now. */
export function OfferList({ onNew }: OfferListProps) {
  const now = useNow(60_000);
  const { offers, error } = useOffers();
  const titleOf = useOfferTitles((offers ?? []).map(({ terms }) => terms));
  const isFull = (offers?.length ?? 0) >= MAX_OFFERS;
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <div className="my-4 flex justify-end">
        <EditorsOnly>
          {isFull ? <p>{words.full}</p> : <Button onClick={onNew}>{words.create}</Button>}
        </EditorsOnly>
      </div>
      <ListState
        rows={offers?.length ?? null}
        error={error}
        more="none"
        onMore={() => undefined}
        empty={<p>{words.empty}</p>}
      >
        <DataTable
          caption={words.caption}
          columns={columns(titleOf, now)}
          rows={offers ?? []}
          keyOf={({ id }) => id}
        />
      </ListState>
    </>
  );
}

function columns(titleOf: TitleOf, now: number): readonly Column<AutomaticOffer>[] {
  return [
    {
      name: 'title',
      label: words.columns.title,
      cell: ({ id, title }) => (
        <Link
          to={adminPaths.open('offers', id)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      name: 'terms',
      label: words.columns.terms,
      wide: true,
      cell: ({ terms }) => words.terms(terms, titleOf),
    },
    { name: 'validity', label: words.columns.validity, wide: true, cell: validityOf },
    {
      name: 'state',
      label: words.columns.state,
      cell: (offer) => words.states[offerState(offer, now)],
    },
  ];
}
