import { isContact } from '#domain/staff-note/staff-note.ts';
import { customerById } from '#data/admin/customers.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/customers.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { PersonDetailPage } from './PersonDetailPage.tsx';

interface AccountDetailPageProps {
  uid: string;
  onBack: () => void;
}

/** A customer by their account. */
export function AccountDetailPage({ uid, onBack }: AccountDetailPageProps) {
  const profile = useQuery(customerById(uid));
  if (profile.state === 'ready' && profile.data) {
    const contacts = [profile.data.email, profile.data.phone].filter(isContact);
    return <PersonDetailPage contacts={contacts} profile={profile.data} onBack={onBack} />;
  }
  return (
    <>
      <BackButton label={words.back} onBack={onBack} />
      <DetailState state={profile} missing={words.missing}>
        {() => null}
      </DetailState>
    </>
  );
}
