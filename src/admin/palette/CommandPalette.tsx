import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '#domain/staff/role.ts';
import { rememberEntry } from '#data/browser/recent-entries.ts';
import { queryStore } from '#data/query/query-store.ts';
import { words } from '#text/admin/search/palette.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { useCombobox } from '#ui/form/use-combobox.ts';
import type { PaletteEntry } from './palette-commands.ts';
import { PaletteList, rowsOf } from './PaletteList.tsx';
import { type PaletteState, usePalette } from './use-palette.ts';

interface CommandPaletteProps {
  /** The user's role, which decides what is found. */
  role: Role | null;
  onClose: () => void;
}

/** The search over the whole staff area: a field with a list of results, by keyboard or pointer. */
export function CommandPalette({ role, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const palette = usePalette(text, role);
  const rows = palette.groups.flatMap(rowsOf);
  const { active, onKeyDown } = useCombobox({
    root,
    text,
    rows: rows.length,
    onPick(index) {
      const row = rows[index];
      if (!row) return;
      pick(row);
      void navigate(row.to);
    },
    isDialog: true,
  });
  // After the dialog has opened, which focuses its first button.
  useEffect(() => field.current?.focus(), []);

  function pick(entry: PaletteEntry): void {
    rememberEntry(entry);
    onClose();
  }

  return (
    <Dialog title={words.title} close={words.close} onClose={onClose} look="palette">
      <div ref={root} className="flex min-h-0 flex-col gap-2">
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? id : undefined}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          aria-describedby={`${id}-keys`}
          placeholder={words.label}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className="h-12 w-full shrink-0 rounded-card border border-edge bg-ground px-4 text-base text-ink placeholder:text-ink-soft"
        />
        <p role="status" className="text-sm text-ink-soft">
          {sentence(palette, text.trim())}
        </p>
        {rows.length > 0 && (
          <PaletteList id={id} groups={palette.groups} active={active} onPick={pick} />
        )}
        {palette.failed.map(({ group, failure, keys }) => (
          <RetryMessage
            key={group}
            text={`${words.failed(group)} ${failureSentences[failure.code]}`}
            retry={words.retry}
            onRetry={() => keys.forEach((key) => queryStore.retry(key))}
          />
        ))}
        {palette.state === 'ready' && rows.length === 0 && palette.failed.length === 0 && (
          <p className="text-ink-soft">{words.noneHint}</p>
        )}
        <p id={`${id}-keys`} className="text-sm text-ink-soft max-sm:hidden">
          {words.keys}
        </p>
      </div>
    </Dialog>
  );
}

/** What the live region says. */
function sentence({ groups, state, failed }: PaletteState, typed: string): string {
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (state === 'empty') return words.hint;
  if (state === 'loading') return words.loading;
  if (found > 0) return words.found(found);
  if (state === 'short') return words.hint;
  return failed.length > 0 ? '' : words.none(typed);
}
