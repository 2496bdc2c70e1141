import type { RefObject } from 'react';
import { words } from '#text/admin/blog.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';
import { fillForm } from '../editor/fill-form.ts';
import { PictureButton } from './PictureButton.tsx';

interface CoverFieldProps {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  typed: FormValues;
  onChange: () => void;
}

/** The cover of an article, and its alternative text. */
export function CoverField({ form, element, typed, onChange }: CoverFieldProps) {
  const address = typed['coverImageURL'] ?? '';

  function put(next: string): void {
    if (element.current) fillForm(element.current, { coverImageURL: next });
    onChange();
  }

  return (
    <div className="grid gap-4">
      <input type="hidden" name="coverImageURL" defaultValue={address} />
      <p className="font-semibold">{words.labels.coverImageURL}</p>
      {address && (
        <img
          src={address}
          alt={typed['coverAlt'] ?? ''}
          className="aspect-2/1 w-full max-w-md rounded-card bg-tint object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <PictureButton
          slug={typed['slug'] ?? ''}
          label={address ? words.picture.change : words.picture.choose}
          onStored={put}
        />
        {address && (
          <Button look="quiet" onClick={() => put('')}>
            {words.picture.remove}
          </Button>
        )}
      </div>
      <Field
        form={form}
        name="coverAlt"
        label={words.labels.coverAlt}
        {...(!address && { optional: words.optional })}
        maxLength={200}
        defaultValue={typed['coverAlt'] ?? ''}
      />
    </div>
  );
}
