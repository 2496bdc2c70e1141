import { Bold, Heading2, Italic, Link2, List, Quote } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { words } from '#text/admin/blog.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { applyEdit, type Edit, insertPicture } from './markdown-edit.ts';
import { PictureButton } from './PictureButton.tsx';

const TOOLS = [
  { edit: 'bold', Icon: Bold },
  { edit: 'italic', Icon: Italic },
  { edit: 'link', Icon: Link2 },
  { edit: 'heading', Icon: Heading2 },
  { edit: 'list', Icon: List },
  { edit: 'quote', Icon: Quote },
] as const;

const KEYS: Readonly<Record<string, Edit>> = { b: 'bold', i: 'italic', k: 'link' };

interface BodyFieldProps {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  defaultValue: string;
  slug: string;
}

/** The Markdown text of an article, with a toolbar and keyboard shortcuts. */
export function BodyField({ form, element, defaultValue, slug }: BodyFieldProps) {
  function edit(what: Edit): void {
    const field = bodyOf(element.current);
    if (field) applyEdit(field, what, words.sample);
  }

  useEffect(() => {
    const field = bodyOf(element.current);
    function press(event: KeyboardEvent): void {
      const what = KEYS[event.key.toLowerCase()];
      if (!what || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (field) applyEdit(field, what, words.sample);
    }
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [element]);

  return (
    <div>
      <div role="group" aria-label={words.tools.name} className="mb-3 flex flex-wrap gap-2">
        {TOOLS.map(({ edit: what, Icon }) => (
          <button
            key={what}
            type="button"
            title={words.tools[what]}
            aria-label={words.tools[what]}
            onClick={() => edit(what)}
            className="flex size-11 items-center justify-center rounded-card border border-hairline hover:bg-tint"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        ))}
        <PictureButton
          slug={slug}
          label={words.tools.picture}
          onStored={(address) => {
            const field = bodyOf(element.current);
            if (field) insertPicture(field, address, words.sample.picture);
          }}
        />
      </div>
      <Field
        form={form}
        name="body"
        label={words.labels.body}
        rows={22}
        maxLength={60_000}
        defaultValue={defaultValue}
      />
    </div>
  );
}

function bodyOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('body');
  return field instanceof HTMLTextAreaElement ? field : null;
}
