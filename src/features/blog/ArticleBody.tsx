import { blogWords } from '#text/en/blog.ts';
import { useGo } from '#ui/go.ts';
import { MarkdownText } from '#ui/MarkdownText.tsx';

export interface ArticleBodyProps {
  /** Markdown. */
  body: string;
}

/** The text of an article. */
export function ArticleBody({ body }: ArticleBodyProps) {
  const go = useGo();
  return (
    <MarkdownText text={body} tableLabel={blogWords.scrollTable} onFollow={(path) => go(path)} />
  );
}
