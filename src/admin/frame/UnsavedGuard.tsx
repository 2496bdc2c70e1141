import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from '#text/en/admin.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface UnsavedGuardProps {
  unsaved: boolean;
}

/**
 * Asks before a page with unsaved work is left: by closing or reloading it, which the browser asks in its own words, and by
 * a link of the site, in ours.
 */
export function UnsavedGuard({ unsaved }: UnsavedGuardProps) {
  const navigate = useNavigate();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith('/') || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(href);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved]);
  if (leavingTo === null) return null;
  const { unsaved: ask } = words;
  const stay = (): void => setLeavingTo(null);
  return (
    <Dialog title={ask.title} close={ask.stay} onClose={stay}>
      <p className="mb-4">{ask.text}</p>
      <p className="flex flex-wrap gap-3">
        <Button look="grave" onClick={() => void navigate(leavingTo)}>
          {ask.leave}
        </Button>
        <Button look="quiet" onClick={stay}>
          {ask.stay}
        </Button>
      </p>
    </Dialog>
  );
}
