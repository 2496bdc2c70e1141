import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { faqWords } from '#text/faq/words.ts';
import { useEarlyInput } from '#ui/form/use-early-input.ts';

interface FaqSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** The search field of the FAQ. It filters on every keystroke. */
export function FaqSearch({ search, onSearch }: FaqSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, search, onSearch);
  return (
    <search className="block max-w-2xl">
      <label htmlFor={id} className="block font-semibold">
        {faqWords.search}
      </label>
      <span className="relative mt-1 block">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft"
        />
        <input
          ref={field}
          id={id}
          type="search"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          placeholder={faqWords.placeholder}
          autoComplete="off"
          className="h-11 w-full rounded-full border border-edge bg-surface pr-4 pl-12 text-base text-ink placeholder:text-ink-soft"
        />
      </span>
    </search>
  );
}
