import type { Blog } from '#domain/content/blog.ts';
import type { CoverName } from '../../pictures/addresses.ts';

/** An article as the seed's files write it: its days in India as `YYYY-MM-DDTHH:MM`, its picture by name. */
export type SeedArticle = Pick<
  Blog,
  'slug' | 'title' | 'excerpt' | 'author' | 'tags' | 'status' | 'relatedProducts' | 'body'
> & {
  readonly published: string;
  readonly updated?: string;
  readonly reviewer?: string;
  readonly cover: CoverName;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
};
