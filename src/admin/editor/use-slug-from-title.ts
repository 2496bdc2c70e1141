import { useState } from 'react';
import { slugFromTitle } from '#domain/product/slug-from-title.ts';
import { slugNote } from '#text/admin/product.ts';
import { fillForm } from './fill-form.ts';

/** The slug field of a form whose slug follows the title. */
interface SlugFromTitle {
  /** What the slug leaves out of the title; empty when nothing is. */
  readonly note: string;
  /** Call with every change of the form. */
  readonly follow: (form: HTMLFormElement | null, field: string, value: string) => void;
}

/** Fills the slug of a new product or article from its title until the slug is edited. */
export function useSlugFromTitle(isNew: boolean): SlugFromTitle {
  const [hasOwnSlug, setHasOwnSlug] = useState(false);
  const [note, setNote] = useState('');
  return {
    note,
    follow(form, field, value) {
      if (field === 'slug') {
        setHasOwnSlug(value !== '');
        setNote('');
      }
      if (field === 'title' && isNew && !hasOwnSlug && form) {
        fillForm(form, { slug: slugFromTitle(value) });
        setNote(slugNote(value));
      }
    },
  };
}
