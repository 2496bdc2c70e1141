import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { keepLetters } from '#ui/fonts.ts';
import { leaving, returning } from '#ui/kept.ts';
import { Here } from './Here.tsx';
import { useEntry } from './walk.ts';

interface KeptListProps {
  /** The page of lists: the same element at every render. */
  list: ReactNode;
  /** What stands at every other address. */
  children: ReactNode;
}

/**
 * A list stays as it is while a product of it is looked at, out of sight, so that going back costs nothing. Until then it
 * knows of no other address than its own. React's own way of hiding would walk through all of it, both ways.
 */
export function KeptList({ list, children }: KeptListProps) {
  const open = useEntry((entry) => entry);
  const { pathname, key } = open.location;
  const isList = pathname === paths.products;
  const [kept, keep] = useState(isList ? open : null);
  // Whoever comes back to the entry that was left finds everything as it was.
  const next = isList && kept?.location.key !== key ? open : kept;
  const shown = isList || matchPath('/product/:slug', pathname) ? next : null;
  if (shown !== kept) keep(shown);
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isList && room.current) keepLetters(room.current);
  }, [isList]);
  return (
    <>
      {/* Before the list: what looks for something on the page finds it there first, and not among what is out of sight. */}
      {!isList && <Here>{children}</Here>}
      {shown && (
        <div ref={room} data-kept={isList ? undefined : shown.location.key}>
          <Here at={shown}>{list}</Here>
        </div>
      )}
      {/* After the list: it knows where it stands when it is told that it is back. */}
      <Turn isList={isList} />
    </>
  );
}

/** Tells when the list is left and when it is back. Before anything has changed for that, only a class is asked. */
class Turn extends Component<{ isList: boolean }> {
  override getSnapshotBeforeUpdate({ isList }: { isList: boolean }): null {
    if (isList && !this.props.isList) leaving.tell();
    return null;
  }

  override componentDidUpdate({ isList }: { isList: boolean }): void {
    if (!isList && this.props.isList) returning.tell();
  }

  override render(): null {
    return null;
  }
}
