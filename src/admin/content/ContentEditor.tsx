import { useEffect, useRef } from 'react';
import type { ContentRecord } from '#domain/shop-content/content-record.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { ContentFields } from './ContentFields.tsx';
import { ContentHistory } from './ContentHistory.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { useContentForm } from './use-content-form.ts';

interface ContentEditorProps {
  part: ContentPart;
  /** The latest stored version; null while the built-in content applies. */
  stored: ContentRecord | null;
}

/** The form of a part beside its preview, with its versions below. */
export function ContentEditor({ part, stored }: ContentEditorProps) {
  const editor = useContentForm(part, stored);
  const { form, fields, isDirty } = editor;
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(isDirty);
  const { savedVersion } = editor;
  useEffect(() => {
    // A saved form is filled again, because new rows have their keys now.
    if (savedVersion !== null)
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [savedVersion]);
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <form
          {...form.props}
          ref={element}
          key={editor.round}
          aria-label={words.parts[part].title}
          onInput={(event) => {
            form.props.onInput(event);
            editor.read(event.currentTarget);
          }}
          className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-6"
        >
          {editor.isConflicting && (
            <ErrorMessage look="box">
              <p className="mb-2 font-semibold">{words.conflict}</p>
              <Button look="quiet" onClick={editor.loadTheirs}>
                {words.loadTheirs}
              </Button>
            </ErrorMessage>
          )}
          <ContentFields
            form={form}
            part={part}
            fields={fields}
            path=""
            content={editor.filled as Readonly<Record<string, unknown>>}
            onRows={() => element.current && editor.read(element.current)}
          />
          <FormProblem form={form} />
          <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-hairline bg-surface py-3">
            <Button type="submit" aria-disabled={form.pending}>
              {form.pending ? words.saving : words.save}
            </Button>
            {isDirty && (
              <Button look="quiet" onClick={editor.discard}>
                {words.discard}
              </Button>
            )}
            <Button look="quiet" onClick={() => editor.show(null)}>
              {words.fillBuiltIn}
            </Button>
            <p role="status" className="text-ink-soft">
              {isDirty && words.dirty}
            </p>
          </div>
        </form>
        <ContentPreview part={part} content={editor.draft} />
      </div>
      <ContentHistory part={part} onShow={editor.show} />
    </>
  );
}
