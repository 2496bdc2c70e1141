import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { blogSeo } from '#domain/site/seo.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { words } from '#text/admin/blog.ts';
import { blogWords } from '#text/site/blog.ts';
import { MarkdownText } from '#ui/content/MarkdownText.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import type { FormValues } from '#ui/form/use-form.ts';

interface PreviewProps {
  typed: FormValues;
}

/** The article as readers will see it, with the page's own renderer, and as a search result. */
export function Preview({ typed }: PreviewProps) {
  const { title = '', excerpt = '', body = '', coverImageURL = '', ...rest } = typed;
  const shown = useDeferredValue(body);
  const { name: shop } = useBrand();
  const navigate = useNavigate();
  const seo = blogSeo({
    title,
    excerpt,
    seoTitle: rest['seoTitle'] ?? '',
    seoDescription: rest['seoDescription'] ?? '',
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="search-preview">
        <h2 id="search-preview" className="mb-2 text-lg">
          {words.searchPreview}
        </h2>
        <div className="max-w-xl rounded-card border border-hairline bg-surface p-4 [overflow-wrap:anywhere]">
          <p className="truncate text-sm text-ink-soft">
            {`${siteOrigin()}${paths.blog(rest['slug'] ?? '')}`}
          </p>
          <p className="truncate text-lg text-leaf">{`${seo.title} · ${shop}`}</p>
          <p className="line-clamp-2 text-sm text-ink-soft">{seo.description}</p>
        </div>
      </section>
      <section aria-labelledby="preview">
        <h2 id="preview" className="mb-2 text-lg">
          {words.preview}
        </h2>
        <article
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
          tabIndex={0}
          aria-labelledby="preview"
          className="rounded-card border border-hairline bg-ground p-5 xl:max-h-[85dvh] xl:overflow-y-auto"
        >
          {title === '' && body === '' && <p className="text-ink-soft">{words.previewEmpty}</p>}
          <p className="mb-4 font-serif text-3xl [overflow-wrap:anywhere]">{title}</p>
          {excerpt && (
            <p className="mb-4 text-lg [overflow-wrap:anywhere] text-ink-soft">{excerpt}</p>
          )}
          {coverImageURL && (
            <span className="mb-6 block [&_img]:aspect-2/1 [&_img]:object-cover">
              <Picture
                {...responsivePicture(coverImageURL)}
                alt={rest['coverAlt'] ?? ''}
                sizes="36rem"
                width={1600}
                height={800}
              />
            </span>
          )}
          <MarkdownText
            text={shown}
            tableLabel={blogWords.scrollTable}
            onFollow={(path) => void navigate(path)}
          />
        </article>
      </section>
    </div>
  );
}
