import { useEffect } from 'react';
import { signOutWhenDemoted } from '#data/admin/team.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/admin/team.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Ends the session of a user whose role is revoked while a page of the staff area is open. Renders nothing. */
export function DemotionWatch() {
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : '';
  useEffect(
    () => (uid === '' ? undefined : signOutWhenDemoted(uid, () => toast(words.demoted))),
    [uid],
  );
  return null;
}
