import { useListAddress } from '../list/use-list-address.ts';
import { CustomerDetailPage } from './CustomerDetailPage.tsx';
import { CustomerList } from './CustomerList.tsx';

/** The customers: the list, or the customer that the address opens. */
export default function CustomersPage() {
  const address = useListAddress();
  const open = address.get('open');
  // An invalid uid never becomes a path.
  if (!/^[\w-]{1,128}$/u.test(open)) return <CustomerList address={address} />;
  return <CustomerDetailPage key={open} uid={open} onBack={() => address.set({ open: '' })} />;
}
