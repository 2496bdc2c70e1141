import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { Fold } from '#ui/content/Fold.tsx';
import { Button } from '#ui/form/Button.tsx';
import type { ContentField, RowsField } from './content-forms.ts';
import { pathIn } from './form-content.ts';

type Row = Readonly<Record<string, unknown>>;

interface ContentRowsProps {
  part: ContentPart;
  field: RowsField;
  path: string;
  rows: readonly Row[];
  onRows: () => void;
  /** The fields of a row at its path. */
  renderFields: (fields: readonly ContentField[], path: string, row: Row) => ReactElement;
}

interface Item {
  readonly id: number;
  readonly row: Row;
}

let lastId = 0;
const numbered = (row: Row): Item => ({ id: ++lastId, row });

/** Rows that are moved by buttons, and added and removed unless they are fixed. */
export function ContentRows({ part, field, path, rows, onRows, renderFields }: ContentRowsProps) {
  const [items, setItems] = useState(() => rows.map(numbered));
  const list = useRef<HTMLOListElement>(null);
  /** What gets the focus once the rows have changed. */
  const next = useRef<string | null>(null);
  const known = useRef(items);
  useEffect(() => {
    if (known.current === items) return;
    known.current = items;
    onRows();
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  const title = words.label(part, path);
  const hint = words.hint(part, path);
  return (
    <fieldset className="min-w-0 rounded-card border border-hairline p-3 sm:p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      <ol ref={list} className="divide-y divide-hairline">
        {items.map(({ id, row }, index) => {
          const name = nameOf(row, index);
          return (
            <li key={id} data-row={id} className="py-3">
              <div className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">{name}</span>
                <RowButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  isFixed={field.fixed === true}
                  isSingle={field.single === true}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                />
              </div>
              <RowFields folded={field.folded === true && Object.keys(row).length > 0}>
                {renderFields(field.fields, pathIn(path, index), row)}
              </RowFields>
            </li>
          );
        })}
      </ol>
      {!field.fixed && !(field.single && items.length > 0) && (
        <Button look="quiet" onClick={add}>
          {field.single ? words.addSingle : words.add(title)}
        </Button>
      )}
    </fieldset>
  );

  function nameOf(row: Row, index: number): string {
    if (field.single) return title;
    if (field.title === '') return `${title} ${index + 1}`;
    const text = row[field.title];
    return typeof text === 'string' && text !== ''
      ? words.option(field.name, text)
      : words.row(index + 1);
  }

  function add(): void {
    const item = numbered({});
    next.current = `[data-row="${item.id}"] :is(input:not([type=hidden]), textarea, select)`;
    setItems([...items, item]);
  }

  function move(index: number, by: -1 | 1): void {
    const moved = items[index];
    if (!moved) return;
    const rest = items.filter((item) => item !== moved);
    const isAtEnd = index + by === (by < 0 ? 0 : items.length - 1);
    const direction = isAtEnd ? -by : by;
    next.current = `[data-row="${moved.id}"] [data-move="${direction}"]`;
    setItems(rest.toSpliced(index + by, 0, moved));
  }

  function remove(index: number): void {
    const neighbour = items[index + 1] ?? items[index - 1];
    if (neighbour) next.current = `[data-row="${neighbour.id}"] [data-remove]`;
    setItems(items.toSpliced(index, 1));
  }
}

function RowFields({ folded, children }: { folded: boolean; children: ReactElement }) {
  const fields = <div className="grid gap-3">{children}</div>;
  return folded ? <Fold title={<span>{words.edit}</span>}>{fields}</Fold> : fields;
}

interface RowButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isFixed: boolean;
  isSingle: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const ICON_BUTTON =
  'flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-tint disabled:opacity-30';

function RowButtons({
  name,
  isFirst,
  isLast,
  isFixed,
  isSingle,
  onMove,
  onRemove,
}: RowButtonsProps) {
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;
  return (
    <span className="flex">
      {!isSingle && (
        <>
          <button
            type="button"
            data-move="-1"
            disabled={isFirst}
            aria-label={words.moveUp(name)}
            onClick={() => onMove(-1)}
            className={ICON_BUTTON}
          >
            <ArrowUp {...icon} />
          </button>
          <button
            type="button"
            data-move="1"
            disabled={isLast}
            aria-label={words.moveDown(name)}
            onClick={() => onMove(1)}
            className={ICON_BUTTON}
          >
            <ArrowDown {...icon} />
          </button>
        </>
      )}
      {!isFixed && (
        <button
          type="button"
          data-remove
          aria-label={words.remove(name)}
          onClick={onRemove}
          className={ICON_BUTTON}
        >
          <Trash2 {...icon} />
        </button>
      )}
    </span>
  );
}
