import { useNavigate } from 'react-router-dom';
import { blogWords } from '#text/site/blog.ts';
import { MarkdownText } from '#ui/content/MarkdownText.tsx';

interface ArticleBodyProps {
  /** Markdown. */
  body: string;
}

/** An article's text. */
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
