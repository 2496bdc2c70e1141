import { Search, X } from 'lucide-react';
import { startTransition, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/site/shell.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';
import { useSearchField } from './use-search-field.ts';
import type { Suggestion } from './use-suggestions.ts';

/** The matching code is larger than the field, so it loads on demand. */
const Suggested = lazyOnDemand(async () => (await import('./Suggested.tsx')).Suggested);

export interface SearchBoxProps {
  /** Wide shows the button's label, narrow only its icon. */
  look: 'wide' | 'narrow';
}

/**
 * The search field with suggestions, which are positioned below the nearest positioned ancestor. The catalogue is
 * read on first focus.
 */
export function SearchBox({ look }: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [wasFocused, setWasFocused] = useState(false);
  const [rows, setRows] = useState<readonly Suggestion[]>([]);
  const { form, field, text, shown, active, setText, setOpen, clear, reset, onKeyDown } =
    useSearchField(rows);
  const listed = shown && rows.length > 0;

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void navigate(paths.catalog({ search: (field.current?.value ?? '').trim() }));
  }

  return (
    // Without JavaScript the form submits to the same address.
    <form
      ref={form}
      role="search"
      aria-label={words.search.label}
      action={paths.products}
      onSubmit={search}
    >
      <div className="flex h-11 rounded-full border border-edge bg-ground has-[input:focus]:outline-3 has-[input:focus]:outline-offset-2 has-[input:focus]:outline-turmeric-ink">
        <input
          ref={field}
          name="search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={words.search.label}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && active !== null ? `${listId}-${active}` : undefined}
          placeholder={words.search.placeholder}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          onFocus={() => {
            setWasFocused(true);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          // In a transition: the browser shows each keystroke before React renders.
          onChange={({ target: { value } }) =>
            startTransition(() => {
              setText(value);
              setOpen(true);
            })
          }
          onKeyDown={onKeyDown}
          className="min-w-0 grow rounded-full bg-transparent pl-4 text-base text-ink outline-none placeholder:text-ink-soft"
        />
        {text && (
          <button
            type="button"
            aria-label={words.search.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
            className="flex w-9 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
        <button
          type="submit"
          aria-label={look === 'narrow' ? words.search.submit : undefined}
          className={`flex shrink-0 items-center justify-center gap-2 rounded-full bg-leaf-deep font-semibold text-on-leaf ${look === 'narrow' ? 'w-12' : 'px-5'}`}
        >
          <Search aria-hidden className="size-4" />
          {look === 'wide' && <span>{words.search.submit}</span>}
        </button>
      </div>
      {wasFocused && (
        <Suggested
          id={listId}
          shown={shown}
          text={text}
          active={active}
          onRows={setRows}
          onPick={reset}
        />
      )}
    </form>
  );
}
