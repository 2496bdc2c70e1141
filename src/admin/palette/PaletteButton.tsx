import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { words } from '#text/admin/search/palette.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';
import { useRole } from '../frame/use-role.ts';

const CommandPalette = lazyOnDemand(
  async () => (await import('./CommandPalette.tsx')).CommandPalette,
);

/** Where keys are typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The button of the search over the staff area. Ctrl-K or ⌘K opens it too, and "/" outside of fields. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const role = useRole();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 rounded-card border border-edge bg-ground px-3 text-ink-soft hover:text-ink"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="grow text-left">{words.open}</span>
        <kbd aria-hidden className="text-sm max-lg:hidden">
          {words.shortcut(/Mac|iPhone|iPad/u.test(navigator.userAgent))}
        </kbd>
      </button>
      {open && <CommandPalette role={role} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A field that has a use for the keys prevents the default: the article editor makes a link by Ctrl-K. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey) return false;
  // On a Hindi keyboard the key types another letter.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' || code === 'KeyK';
  const isField = target instanceof Element && target.closest(FIELDS) !== null;
  return key === '/' && !isField;
}
