import { Link } from 'react-router-dom';
import { words } from '#text/admin/search/palette.ts';
import type { PaletteEntry } from './palette-commands.ts';
import type { FilledGroup } from './use-palette.ts';

interface PaletteListProps {
  /** A row's id appends its index. */
  id: string;
  groups: readonly FilledGroup[];
  active: number | null;
  onPick: (entry: PaletteEntry) => void;
}

/** The rows of a group: its entries, and the way to all of them. */
export function rowsOf({ group, entries, all }: FilledGroup): readonly PaletteEntry[] {
  return all === undefined ? entries : [...entries, { to: all, name: words.all(group) }];
}

/** The groups of the palette: links for touch and mouse, options for the keyboard, whose focus stays in the field. */
export function PaletteList({ id, groups, active, onPick }: PaletteListProps) {
  const numbered = groups.map((filledGroup, place) => {
    const before = groups.slice(0, place).flatMap(rowsOf).length;
    const rows = rowsOf(filledGroup).map((entry, index) => ({ entry, index: before + index }));
    return { group: filledGroup.group, rows };
  });
  return (
    <div
      role="listbox"
      id={id}
      aria-label={words.results}
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {numbered.map(({ group, rows }) => (
        <div key={group} role="group" aria-label={words.groups[group]}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
            {words.groups[group]}
          </p>
          {rows.map(({ entry, index }) => (
            <Link
              key={entry.to}
              id={`${id}-${index}`}
              to={entry.to}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onClick={() => onPick(entry)}
              className="flex min-h-11 flex-col justify-center rounded-card px-3 py-1.5 leading-snug hover:bg-tint aria-selected:bg-leaf-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf"
            >
              <span className="[overflow-wrap:anywhere]">{entry.name}</span>
              {entry.detail && (
                <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {entry.detail}
                </span>
              )}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
