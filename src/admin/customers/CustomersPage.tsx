import { isContact } from '#domain/staff-note/staff-note.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { AccountDetailPage } from './AccountDetailPage.tsx';
import { CustomerList } from './CustomerList.tsx';
import { PersonDetailPage } from './PersonDetailPage.tsx';

/** The customers: the list, or the one that the address opens, by account or by a contact. */
export default function CustomersPage() {
  const address = useListAddress();
  const [open, contact] = [address.get('open'), address.get('contact')];
  const onBack = (): void => address.set({ open: '', contact: '' });
  // An invalid uid or contact never becomes a path.
  if (/^[\w-]{1,128}$/u.test(open))
    return <AccountDetailPage key={open} uid={open} onBack={onBack} />;
  if (isContact(contact)) {
    return <PersonDetailPage key={contact} contacts={[contact]} profile={null} onBack={onBack} />;
  }
  return <CustomerList address={address} />;
}
