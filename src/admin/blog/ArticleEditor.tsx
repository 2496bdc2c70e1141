import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blogFormValues } from '#domain/content/blog-draft.ts';
import type { Blog } from '#domain/content/blog.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/admin/blog.ts';
import { Field } from '#ui/form/Field.tsx';
import type { FormValues } from '#ui/form/use-form.ts';
import { fillForm } from '../editor/fill-form.ts';
import { DraftNote } from '../editor/DraftNote.tsx';
import { SlugHint } from '../editor/SlugHint.tsx';
import { useSlugFromTitle } from '../editor/use-slug-from-title.ts';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { FieldsForEditors } from '../frame/FieldsForEditors.tsx';
import { BodyField } from './BodyField.tsx';
import { CoverField } from './CoverField.tsx';
import { ArticleConflictNote } from './ArticleConflictNote.tsx';
import { Preview } from './Preview.tsx';
import { PublishPart } from './PublishPart.tsx';
import { useArticle } from './use-article.ts';

interface ArticleEditorProps {
  /** The live article; null for a new one. */
  blog: Blog | null;
  onPlace: (slug: string) => void;
  onDeleted: () => void;
}

/** Single-line fields that need only a label and a hint. */
const LINES = [
  { name: 'author', maxLength: 80 },
  { name: 'reviewer', maxLength: 80 },
  { name: 'tags', maxLength: 600 },
  { name: 'relatedProducts', maxLength: 700 },
  { name: 'seoTitle', maxLength: 120 },
  { name: 'seoDescription', maxLength: 300 },
] as const;
const HINTS: Readonly<Record<string, string>> = words.hint;

/** The editor of an article, with a preview beside it. */
export function ArticleEditor({ blog, onPlace, onDeleted }: ArticleEditorProps) {
  const editing = useArticle(blog, onPlace);
  const { form, element, typed, dirty, noteChange } = editing;
  const [initialValues] = useState<FormValues>(() => (blog ? blogFormValues(blog) : {}));
  const { note: slugNote, follow } = useSlugFromTitle(blog === null);
  const slug = typed['slug'] ?? '';

  function changed(name: string, value: string): void {
    follow(element.current, name, value);
    noteChange();
  }

  return (
    <>
      <h1 className="mt-1 text-2xl">{blog?.title ?? words.newTitle}</h1>
      <form
        {...form.props}
        ref={element}
        aria-label={words.form}
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2"
        onInput={(event) => {
          form.props.onInput(event);
          const { name, value } = event.target as unknown as { name: string; value: string };
          changed(name, value);
        }}
      >
        <FieldsForEditors>
          <div className="grid content-start gap-5">
            <DraftNote
              kind="article"
              slug={blog?.slug ?? ''}
              begun={initialValues}
              onTake={(restored) => {
                if (element.current) fillForm(element.current, restored);
                noteChange();
              }}
            />
            {editing.overtaken && (
              <ArticleConflictNote onTheirs={editing.takeTheirs} onMine={editing.keepMine} />
            )}
            <Field
              form={form}
              name="title"
              label={words.labels.title}
              maxLength={160}
              defaultValue={initialValues['title'] ?? ''}
            />
            <Field
              form={form}
              name="slug"
              label={words.labels.slug}
              hint={<SlugHint hint={words.hint.slug} note={slugNote} />}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
              defaultValue={initialValues['slug'] ?? ''}
            />
            <Field
              form={form}
              name="excerpt"
              label={words.labels.excerpt}
              optional={words.optional}
              hint={words.hint.excerpt}
              rows={3}
              maxLength={400}
              defaultValue={initialValues['excerpt'] ?? ''}
            />
            <BodyField
              form={form}
              element={element}
              slug={slug}
              defaultValue={initialValues['body'] ?? ''}
            />
            <CoverField form={form} element={element} typed={typed} onChange={noteChange} />
            {LINES.map(({ name, maxLength }) => (
              <Field
                key={name}
                form={form}
                name={name}
                label={words.labels[name]}
                optional={words.optional}
                hint={HINTS[name]}
                maxLength={maxLength}
                defaultValue={initialValues[name] ?? ''}
              />
            ))}
          </div>
        </FieldsForEditors>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <EditorsOnly>
            <PublishPart
              form={form}
              blog={blog}
              dirty={dirty}
              claims={editing.claims}
              element={element}
              onIntend={editing.intend}
              onDeleted={onDeleted}
            />
          </EditorsOnly>
          {blog?.status === 'published' && (
            <Link
              to={paths.blog(blog.slug)}
              className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] text-leaf underline underline-offset-4"
            >
              {words.address(paths.blog(blog.slug))}
            </Link>
          )}
          <Preview typed={typed} />
        </div>
      </form>
    </>
  );
}
