import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '#text/en/admin.ts';
import { gateBack } from '#ui/back-gate.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useAnyUnsaved } from './unsaved.ts';

/** What leads away from the page without unloading it: links of the site, and buttons that say so. */
const LEADS_AWAY = 'a[href^="/"], button[data-leaves]';

/**
 * Asks before a page with unsaved work is left: by closing or reloading it, which the browser asks in its own words; by a
 * link, by a button that leads away (`data-leaves`) and by Back and Forward, in ours. It stands once, around every form.
 */
export function UnsavedGuard() {
  const unsaved = useAnyUnsaved();
  const { key } = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const open = useRef(false);
  useEffect(() => {
    if (!unsaved) return undefined;
    open.current = false;
    const here = placeOf(history.state);
    const hold = (go: () => void): void =>
      setLeave(() => () => {
        open.current = true;
        setLeave(null);
        go();
      });
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!open.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      const lead = event.target instanceof Element ? event.target.closest(LEADS_AWAY) : null;
      if (open.current || !(lead instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
      if (lead.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => lead.click());
    };
    // The address has changed by now: it is put back, and the router hears of neither.
    const onPop = (event: PopStateEvent): void => {
      const there = placeOf(event.state);
      if (open.current || here === null || there === null) return;
      event.stopImmediatePropagation();
      if (there === here) return;
      history.go(here - there);
      hold(() => history.go(there - here));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    const openBack = gateBack(onPop);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      openBack();
    };
  }, [unsaved, key]);
  if (leave === null) return null;
  const { unsaved: ask } = words;
  const stay = (): void => setLeave(null);
  return (
    <Dialog title={ask.title} close={ask.stay} onClose={stay}>
      <p className="mb-4">{ask.text}</p>
      <p className="flex flex-wrap gap-3">
        <Button look="grave" onClick={leave}>
          {ask.leave}
        </Button>
        <Button look="quiet" onClick={stay}>
          {ask.stay}
        </Button>
      </p>
    </Dialog>
  );
}

/** Which entry of the tab's history this is, as the router counts them; null for one that is not the router's. */
function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
