import type { Role } from '#domain/staff/role.ts';
import { useSession } from '#data/react/use-session.ts';

/** The user's role; null without one. */
export function useRole(): Role | null {
  const session = useSession();
  return session.state === 'signed-in' && session.role !== 'unknown' ? session.role : null;
}

/** Whether the user may make changes: owner and staff. Rules and functions decide what is allowed. */
export function useMayEdit(): boolean {
  const role = useRole();
  return role === 'owner' || role === 'staff';
}
