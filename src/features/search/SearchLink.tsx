import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/site/shell.ts';
import { useEarlyInput } from '#ui/form/use-early-input.ts';

/** A search field without suggestions: the text becomes part of a link. */
export function SearchLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEarlyInput(field, text, setText);
  const [route, setRoute] = useState(key);
  if (route !== key) {
    setRoute(key);
    setText('');
  }
  const results = paths.catalog({ search: text.trim() });
  return (
    <form
      role="search"
      aria-label={words.footer.search}
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(results);
      }}
      className="flex max-w-sm gap-2"
    >
      <input
        ref={field}
        name="search"
        type="search"
        aria-label={words.footer.search}
        placeholder={words.footer.search}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-11 w-0 min-w-24 grow rounded-full border border-on-leaf/60 bg-transparent px-4 text-on-leaf placeholder:text-on-leaf/80"
      />
      <Link
        to={results}
        className="flex h-11 items-center rounded-full bg-turmeric px-5 font-semibold text-on-turmeric hover:bg-turmeric-deep"
      >
        {words.footer.searchAction}
      </Link>
    </form>
  );
}
