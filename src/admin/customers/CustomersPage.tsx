import { useListAddress } from '../list/use-list-address.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { CustomerList } from './CustomerList.tsx';

/** The customers: their list, or the one that the address opens. */
export default function CustomersPage() {
  const address = useListAddress();
  const open = address.get('open');
  // What could be no uid never becomes a path.
  if (!/^[\w-]{1,128}$/u.test(open)) return <CustomerList address={address} />;
  return <CustomerDetail key={open} uid={open} onBack={() => address.set({ open: '' })} />;
}
