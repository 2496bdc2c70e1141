import { team } from '#data/admin/team.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useMay } from '../frame/use-role.ts';

/** Who wrote something: their uid where it is stored, and their email address of that time. */
export interface Author {
  readonly by?: string | undefined;
  readonly email: string;
}

/** Packers and accountants may not read the team. */
const HIDDEN = constantQuery('team hidden');

/** Names authors by the team's name for them and their address of that time. Who has left has the address only. */
export function useAuthorName(): (author: Author) => string {
  const read = useQuery(useMay('see-shop') ? team : HIDDEN);
  const members = read.state === 'loading' ? [] : (read.data?.rows ?? []);
  return ({ by = '', email }) => {
    const known = members.find((one) => one.uid === by || (by === '' && one.email === email));
    const address = email || by;
    return known?.name ? `${known.name} (${address})` : address;
  };
}
