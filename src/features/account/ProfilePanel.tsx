import type { Profile } from '#domain/customer/profile.ts';
import { profileOf } from '#data/account/profiles.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/account/account.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PanelSection } from './PanelSection.tsx';
import { PhotoField } from './PhotoField.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ReadProblem } from './ReadProblem.tsx';

interface ProfilePanelProps {
  user: SessionUser;
}

/** A customer's photo and profile. */
export function ProfilePanel({ user }: ProfilePanelProps) {
  const read = useQuery(profileOf(user.uid));
  if (read.state === 'loading') {
    return (
      <div className="max-w-md">
        <p role="status" className="sr-only">
          {words.profile.loading}
        </p>
        <Skeleton className="mb-8 size-24" />
        <Skeleton className="mb-6 h-18 w-full" />
        <Skeleton className="mb-6 h-18 w-full" />
      </div>
    );
  }
  if (read.data === undefined)
    return read.state === 'failed' && <ReadProblem failure={read.error} />;
  const profile: Profile | null = read.data;
  return (
    <div>
      {read.state === 'failed' && <ReadProblem failure={read.error} />}
      <PanelSection title={words.photo.title}>
        <PhotoField uid={user.uid} photoURL={profile?.photoURL || user.photoURL} />
      </PanelSection>
      <PanelSection title={words.profile.details}>
        <dl className="mb-5 max-w-md">
          <dt className="font-semibold">{words.profile.email}</dt>
          <dd className="[overflow-wrap:anywhere]">{user.email}</dd>
          <dd className="text-sm text-ink-soft">{words.profile.emailHint}</dd>
        </dl>
        <ProfileForm user={user} profile={profile} />
      </PanelSection>
    </div>
  );
}
