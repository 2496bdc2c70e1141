import { useSession } from '#data/query/use-query.ts';

/** Whether whoever looks may change orders: owner and staff. What they may, the server decides. */
export function useMayMove(): boolean {
  const session = useSession();
  return session.state === 'signed-in' && (session.role === 'owner' || session.role === 'staff');
}
