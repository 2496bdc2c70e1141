import { useEffect, useRef, useState } from 'react';
import { type BlockerFunction, type Location, NavigationType, useBlocker } from 'react-router-dom';
import { viewChange, type ViewLocation } from '#domain/site/view-change.ts';
import { words } from '#text/admin/admin.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useAnyUnsaved } from './unsaved-forms.ts';

/** Buttons that discard the open form without a navigation of their own, such as "Sign out". */
const DISCARDING_BUTTON = 'button[data-leaves]';

/**
 * Asks before unsaved input is lost: the browser asks when the tab is closed or reloaded; this dialog when a link, a
 * button marked `data-leaves`, Back or Forward leads to another view. A replace is the form's own, after it has saved.
 * Rendered once, around every form.
 */
export function UnsavedGuard() {
  const unsaved = useAnyUnsaved();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const isConfirmed = useRef(false);
  const leavesView: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
    unsaved &&
    !isConfirmed.current &&
    historyAction !== NavigationType.Replace &&
    viewChange(viewOf(currentLocation), viewOf(nextLocation)) !== 'none';
  const blocker = useBlocker(leavesView);
  useEffect(() => {
    if (!unsaved) return undefined;
    isConfirmed.current = false;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isConfirmed.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      const pressed = event.target instanceof Element && event.target.closest(DISCARDING_BUTTON);
      if (isConfirmed.current || !(pressed instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      setButton(pressed);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved]);
  if (blocker.state !== 'blocked' && button === null) return null;
  const stay = (): void => {
    setButton(null);
    blocker.reset?.();
  };
  const leave = (): void => {
    isConfirmed.current = true;
    setButton(null);
    if (button) button.click();
    else blocker.proceed?.();
  };
  const { unsaved: ask } = words;
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

function viewOf({ pathname, search, state }: Location): ViewLocation {
  return { pathname, query: new URLSearchParams(search), state: state as unknown };
}
