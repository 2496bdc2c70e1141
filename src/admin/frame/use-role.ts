import { may, type Permission } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/role.ts';
import { useSession } from '#data/react/use-session.ts';

/** The user's role; null without one. */
export function useRole(): Role | null {
  const session = useSession();
  return session.state === 'signed-in' && session.role !== 'unknown' ? session.role : null;
}

/** Whether the user has a permission. Rules and functions decide what is allowed. */
export function useMay(permission: Permission): boolean {
  return may(useRole(), permission);
}

/** Whether the user may make changes beyond packing: owner and staff. */
export function useMayEdit(): boolean {
  return useMay('edit');
}
