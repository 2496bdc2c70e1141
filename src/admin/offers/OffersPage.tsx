import { NEW_RECORD } from '#domain/staff/admin-area.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { NewOffer } from './NewOffer.tsx';
import { OfferDetailPage } from './OfferDetailPage.tsx';
import { OfferList } from './OfferList.tsx';

/** Ids are longer. */
const NEW = NEW_RECORD.offers;

/** The automatic offers: the list, the offer that the address opens, or a new one. */
export default function OffersPage() {
  const address = useListAddress();
  const open = address.get('open');
  if (open === '') return <OfferList onNew={() => address.set({ open: NEW })} />;
  if (open === NEW) return <NewOffer onOpen={(id) => address.set({ open: id }, 'replace')} />;
  return (
    <OfferDetailPage key={open} id={open} onDeleted={() => address.set({ open: '' }, 'replace')} />
  );
}
