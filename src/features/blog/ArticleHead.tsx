import type { Blog } from '#domain/content/blog.ts';
import { paths } from '#domain/site/paths.ts';
import { blogSeo } from '#domain/site/seo.ts';
import { articleData, breadcrumbData, jsonLd } from '#domain/site/structured-data.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { LOCALE } from '#text/locale.ts';
import { blogWords } from '#text/site/blog.ts';
import { words as shellWords } from '#text/site/shell.ts';
import { Head } from '#ui/head/Head.tsx';

interface ArticleHeadProps {
  blog: Blog;
}

/** Head tags of an article for search engines and link previews. */
export function ArticleHead({ blog }: ArticleHeadProps) {
  const { slug, title, author, coverImageURL, publishedAt, updatedAt } = blog;
  const origin = siteOrigin();
  const { name: shop } = useBrand();
  const crumbs = [
    { name: shellWords.nav.home, path: paths.home },
    { name: blogWords.crumb, path: paths.blogs },
    { name: title, path: paths.blog(slug) },
  ];
  return (
    <Head
      {...blogSeo(blog)}
      type="article"
      {...(coverImageURL && { image: coverImageURL, imageAlt: title })}
      properties={{
        'article:published_time': new Date(publishedAt).toISOString(),
        'article:modified_time': new Date(updatedAt ?? publishedAt).toISOString(),
        ...(author && { 'article:author': author }),
      }}
      data={[
        jsonLd(articleData(blog, { origin, shop, locale: LOCALE })),
        jsonLd(breadcrumbData(crumbs, origin)),
      ]}
    />
  );
}
