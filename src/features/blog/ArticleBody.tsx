import { useNavigate } from 'react-router-dom';
import { blogWords } from '#text/en/blog.ts';
import { MarkdownText } from '#ui/MarkdownText.tsx';

export interface ArticleBodyProps {
  /** Markdown. */
  body: string;
}

/** The text of an article. */
export function ArticleBody({ body }: ArticleBodyProps) {
  const navigate = useNavigate();
  return (
    <MarkdownText
      text={body}
      tableLabel={blogWords.scrollTable}
      onFollow={(path) => void navigate(path)}
    />
  );
}
