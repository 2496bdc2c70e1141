import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en/shop.ts';

/** The search of the shop. Its text clears at every change of the route. */
export function SearchForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.reset();
  }, [location.key]);

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void navigate(paths.catalog({ search: typeof typed === 'string' ? typed.trim() : '' }));
  }

  return (
    // As plain HTML it leads to the same address.
    <form
      ref={form}
      role="search"
      action={paths.products}
      onSubmit={search}
      className="relative flex"
    >
      <input
        name="search"
        type="search"
        aria-label={words.search.label}
        placeholder={words.search.placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full min-w-0 rounded-full border border-edge bg-ground pr-28 pl-5 text-base text-ink placeholder:text-ink-soft"
      />
      <button
        type="submit"
        className="absolute inset-y-0 right-0 flex items-center gap-2 rounded-full bg-leaf-deep px-4 font-semibold text-on-leaf"
      >
        <Search aria-hidden className="size-4" />
        {words.search.submit}
      </button>
    </form>
  );
}
