import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tableWords } from '#text/admin/list/tables.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Button } from '#ui/form/Button.tsx';
import { colsOf, type LaidColumn, moved, toggled } from './column-layout.ts';
import { TOOL_LOOK } from './tool-look.ts';
import type { ListAddress } from './use-list-address.ts';

interface ColumnsButtonProps {
  address: ListAddress;
  columns: readonly (LaidColumn & { readonly label: string })[];
  shown: readonly string[];
}

const { columns: own } = tableWords;

/** Chooses the columns of a table and their order, in the address. */
export function ColumnsButton({ address, columns, shown }: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const free = columns.filter((column) => !column.fixed);
  const labels = new Map(free.map(({ name, label }) => [name, label]));
  const chosen = shown.filter((name) => labels.has(name));
  const hidden = free.filter(({ name }) => !chosen.includes(name)).map(({ name }) => name);
  const show = (names: readonly string[]): void =>
    address.set({ cols: colsOf(columns, names) }, 'replace');
  return (
    <>
      <button type="button" className={`${TOOL_LOOK} max-md:hidden`} onClick={() => setOpen(true)}>
        <Columns3 aria-hidden className="size-4" />
        <span>{own.open}</span>
      </button>
      {isOpen && (
        <Dialog
          title={own.title}
          close={own.close}
          initialFocus="input"
          onClose={() => setOpen(false)}
        >
          <p className="text-ink-soft">{own.hint}</p>
          <ul className="my-3">
            {[...chosen, ...hidden].map((name, place) => {
              const label = labels.get(name) ?? name;
              const isShown = place < chosen.length;
              return (
                <li key={name} className="flex items-center justify-between gap-2">
                  <label className="flex min-h-11 grow items-center gap-3">
                    <input
                      type="checkbox"
                      className="size-5 accent-leaf"
                      checked={isShown}
                      onChange={() => show(toggled(chosen, name))}
                    />
                    <span>{label}</span>
                  </label>
                  {isShown && (
                    <>
                      <Move
                        label={own.up(label)}
                        disabled={place === 0}
                        onMove={() => show(moved(chosen, name, -1))}
                      >
                        <ArrowUp aria-hidden className="size-4" />
                      </Move>
                      <Move
                        label={own.down(label)}
                        disabled={place === chosen.length - 1}
                        onMove={() => show(moved(chosen, name, 1))}
                      >
                        <ArrowDown aria-hidden className="size-4" />
                      </Move>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
          <Button look="quiet" onClick={() => address.set({ cols: '' }, 'replace')}>
            {own.reset}
          </Button>
        </Dialog>
      )}
    </>
  );
}

interface MoveProps {
  label: string;
  disabled: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** It keeps the focus at the end of the list. */
function Move({ label, disabled, onMove, children }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className="flex size-11 items-center justify-center text-ink-soft hover:text-ink aria-disabled:opacity-40"
      onClick={disabled ? undefined : onMove}
    >
      {children}
    </button>
  );
}
