import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { blogBySlug } from '#data/content/blogs.ts';
import { useQuery } from '#data/query/use-query.ts';
import { words } from '#text/en/admin/blog.ts';
import { words as shared } from '#text/en/admin/admin.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { BlogList } from './BlogList.tsx';

/** The blog of the staff area: the list, or the article that the address opens. */
export default function ArticlesPage() {
  const address = useListAddress();
  const navigate = useNavigate();
  const open = address.get('open');
  const isNew = address.get('new') !== '';
  if (open === '' && !isNew) return <BlogList address={address} />;
  const goTo = (slug: string): void => void navigate(adminPaths.article(slug), { replace: true });
  const leave = (): void => void navigate(adminPaths.blog);
  const leaveDeleted = (): void => void navigate(adminPaths.blog, { replace: true });
  return (
    <>
      <button
        type="button"
        onClick={leave}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </button>
      {isNew ? (
        <ArticleEditor key="new" blog={null} onPlace={goTo} onDeleted={leaveDeleted} />
      ) : (
        <ExistingArticle key={open} slug={open} onPlace={goTo} onDeleted={leaveDeleted} />
      )}
    </>
  );
}

interface ExistingArticleProps {
  slug: string;
  onPlace: (slug: string) => void;
  onDeleted: () => void;
}

function ExistingArticle({ slug, onPlace, onDeleted }: ExistingArticleProps) {
  const blog = useQuery(blogBySlug(slug));
  if (blog.state === 'loading') {
    return (
      <div aria-busy="true" aria-label={shared.list.loading}>
        <Skeleton className="mt-2 h-10 max-w-xl" />
        <Skeleton className="mt-6 h-96" />
      </div>
    );
  }
  if (blog.state === 'failed' && !blog.data) {
    return <ErrorMessage look="plain">{failureSentences[blog.error.code]}</ErrorMessage>;
  }
  if (!blog.data) return <p role="status">{words.missing}</p>;
  return <ArticleEditor blog={blog.data} onPlace={onPlace} onDeleted={onDeleted} />;
}
