import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { blogBySlug } from '#data/content/blogs.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/blog.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { DetailState } from '../frame/DetailState.tsx';
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
      <BackButton label={words.back} onBack={leave} />
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
  return (
    <DetailState state={useQuery(blogBySlug(slug))} missing={words.missing}>
      {(blog) => <ArticleEditor blog={blog} onPlace={onPlace} onDeleted={onDeleted} />}
    </DetailState>
  );
}
