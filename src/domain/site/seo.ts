/** A page's title, without the shop's name, and its description for search engines and the browser's tab. */
export interface Seo {
  readonly title: string;
  readonly description: string;
}

const MAX_DESCRIPTION = 160;

/** The start of a text on one line, truncated at a word, by code points. */
function excerptOf(of: string): string {
  const text = of.replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  return characters.length <= MAX_DESCRIPTION
    ? text
    : `${characters
        .slice(0, MAX_DESCRIPTION)
        .join('')
        .replace(/\s+\S*$/, '')} …`;
}

/** A product page's entry: its name and the start of its description. */
export function productSeo(product: { readonly title: string; readonly description: string }): Seo {
  return {
    title: product.title,
    description: excerptOf(product.description),
  };
}

/** An article's entry: prefers its own SEO texts. */
export function blogSeo(blog: {
  readonly title: string;
  readonly excerpt: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
}): Seo {
  return {
    title: blog.seoTitle || blog.title,
    description: excerptOf(blog.seoDescription || blog.excerpt || blog.title),
  };
}
