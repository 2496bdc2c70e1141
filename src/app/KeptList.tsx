import {
  Activity,
  Component,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { matchPath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { keepLetters } from '#ui/fonts.ts';
import { tellLeaving } from '#ui/leaving.ts';

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
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isList && room.current) keepLaidOut(room.current);
  }, [isList]);
  return (
    <>
      <Leaving isList={isList} />
      {/* Before the list: what looks for something on the page finds it there first, and not among what is out of sight. */}
      {!isList && children}
      {shown && (
        <div
          ref={room}
          data-kept={isList ? undefined : ''}
          className="data-kept:[content-visibility:hidden]"
        >
          <Activity mode={isList ? 'visible' : 'hidden'}>
            <LocationContext.Provider value={shown}>{list}</LocationContext.Provider>
          </Activity>
        </div>
      )}
    </>
  );
}

/**
 * React hides with `display: none`, for which a browser throws the layout away. The room around has no content to show, and
 * that keeps it, in a browser that knows of it.
 */
function keepLaidOut(room: HTMLElement): void {
  if (!CSS.supports('content-visibility', 'hidden')) return;
  keepLetters(room);
  for (const part of room.children) {
    if (part instanceof HTMLElement) part.style.removeProperty('display');
  }
}

/** Tells that the list is left, before anything has changed for that: only a class is asked so early. */
class Leaving extends Component<{ isList: boolean }> {
  override getSnapshotBeforeUpdate({ isList }: { isList: boolean }): null {
    if (isList && !this.props.isList) tellLeaving();
    return null;
  }

  /** React wants it beside the other. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
