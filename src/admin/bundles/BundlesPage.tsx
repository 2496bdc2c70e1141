import { NEW_RECORD } from '#domain/staff/admin-area.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { BundleDetailPage } from './BundleDetailPage.tsx';
import { BundleList } from './BundleList.tsx';
import { NewBundle } from './NewBundle.tsx';

/** Ids are longer. */
const NEW = NEW_RECORD.bundles;

/** The bundles: the list, the bundle that the address opens, or a new one. */
export default function BundlesPage() {
  const address = useListAddress();
  const open = address.get('open');
  if (open === '') return <BundleList address={address} onNew={() => address.set({ open: NEW })} />;
  if (open === NEW) return <NewBundle onOpen={(id) => address.set({ open: id }, 'replace')} />;
  return (
    <BundleDetailPage key={open} id={open} onDeleted={() => address.set({ open: '' }, 'replace')} />
  );
}
