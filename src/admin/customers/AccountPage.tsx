import { isContact } from '#domain/staff-note/staff-note.ts';
import { customerById } from '#data/admin/customers.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/customers.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { PersonPage } from './PersonPage.tsx';

interface AccountPageProps {
  uid: string;
  onBack: () => void;
}

/** A customer by their account. */
export function AccountPage({ uid, onBack }: AccountPageProps) {
  const profile = useQuery(customerById(uid));
  if (profile.state === 'ready' && profile.data) {
    const contacts = [profile.data.email, profile.data.phone].filter(isContact);
    return <PersonPage contacts={contacts} profile={profile.data} onBack={onBack} />;
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
