import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface FooterFoldProps {
  title: string;
  /** A list of links is a navigation. */
  as?: 'nav' | 'section';
  children: ReactNode;
}

/** A part of the footer: folded on phones, open on wider screens and without scripts. */
export function FooterFold({ title, as: Part = 'section', children }: FooterFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Part aria-label={title} className="max-md:border-b max-md:border-on-leaf/20">
      <h2 className="text-lg">
        <span className="whitespace-nowrap max-md:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between text-left md:hidden"
        >
          <span>{title}</span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} className={open ? 'max-md:pb-4' : 'max-md:hidden noscript:block'}>
        {children}
      </div>
    </Part>
  );
}
