import { connection } from '../query/connection.ts';
import { useQuery } from './use-query.ts';

/** Whether the browser reports that it is offline. */
export function useOffline(): boolean {
  const state = useQuery(connection);
  return state.state === 'ready' && state.data === 'offline';
}
