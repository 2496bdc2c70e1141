import { Activity, type ReactNode, useContext, useState } from 'react';
import { matchPath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { paths } from '#domain/paths.ts';

interface KeptListProps {
  /** The page of lists: the same element at every render. */
  list: ReactNode;
  /** What stands at every other address. */
  children: ReactNode;
}

/**
 * A list stays as it is while a product of it is looked at, out of sight, so that going back costs nothing. Until then it
 * knows of no other address than its own.
 */
export function KeptList({ list, children }: KeptListProps) {
  const here = useContext(LocationContext);
  const { pathname, key } = here.location;
  const isList = pathname === paths.products;
  const [kept, keep] = useState(isList ? here : null);
  // Whoever comes back to the entry that was left finds everything as it was.
  const next = isList && kept?.location.key !== key ? here : kept;
  const shown = isList || matchPath('/product/:slug', pathname) ? next : null;
  if (shown !== kept) keep(shown);
  return (
    <>
      {shown && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <LocationContext.Provider value={shown}>{list}</LocationContext.Provider>
        </Activity>
      )}
      {!isList && children}
    </>
  );
}
