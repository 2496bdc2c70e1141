import { useSession } from '#data/query/use-query.ts';

/** Whether the user may change orders: owner and staff. The server decides what is allowed. */
export function useMayMove(): boolean {
  const session = useSession();
  return session.state === 'signed-in' && (session.role === 'owner' || session.role === 'staff');
}
