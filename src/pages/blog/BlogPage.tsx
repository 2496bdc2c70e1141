import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { blogBySlug, redirectOf } from '#data/content/blogs.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useQuery } from '#data/react/use-query.ts';
import { Article } from '#features/blog/Article.tsx';
import { ArticleSkeleton } from '#features/blog/ArticleSkeleton.tsx';
import { blogWords } from '#text/site/blog.ts';
import { listWords } from '#text/shop/list.ts';
import { connectionWords } from '#text/site/connection.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { lazyOnDemand, lazyOnIdle } from '#ui/loading/lazy.tsx';

const ArticleHead = lazyOnIdle(
  async () => (await import('#features/blog/ArticleHead.tsx')).ArticleHead,
);
const FailureNotice = lazyOnDemand(
  async () => (await import('#features/catalog/list/FailureNotice.tsx')).FailureNotice,
);
const MoreArticles = lazyOnIdle(
  async () => (await import('#features/blog/MoreArticles.tsx')).MoreArticles,
);
const RelatedProducts = lazyOnIdle(
  async () => (await import('./RelatedProducts.tsx')).RelatedProducts,
);

/** `/blog/{slug}`: an article, live. */
export default function BlogPage() {
  const { slug = '' } = useParams();
  const blog = useQuery(blogBySlug(slug));
  const offline = useOffline();

  if (blog.state === 'loading') {
    return (
      <div className="shell py-6">
        <ArticleSkeleton
          text={offline ? connectionWords.text : blogWords.loadingOne}
          visible={offline}
        />
      </div>
    );
  }
  // A draft is denied to visitors and counts as gone.
  const gone = blog.state === 'failed' ? blog.error.code === 'denied' : blog.data === null;
  if (gone) return <SlugRedirect slug={slug} />;
  return (
    <div className="shell py-6">
      {!blog.data && <h1 className="text-center text-2xl sm:text-3xl">{blogWords.failed}</h1>}
      {blog.state === 'failed' && <FailureNotice failure={blog.error} />}
      {blog.data && (
        <>
          <ArticleHead blog={blog.data} />
          <Article key={slug} blog={blog.data} />
          <RelatedProducts key={`products ${slug}`} slugs={blog.data.relatedProducts} />
          <MoreArticles key={`more ${slug}`} except={slug} />
        </>
      )}
    </div>
  );
}

/** Maximum redirects in a row, to end a redirect loop. */
const MAX_HOPS = 5;

/** Redirects a former slug to the article's current one. */
function SlugRedirect({ slug }: { slug: string }) {
  const redirect = useQuery(redirectOf(slug));
  const state: unknown = useLocation().state;
  const hops = typeof state === 'number' ? state : 0;
  if (redirect.state === 'loading') {
    return (
      <div className="shell py-6">
        <ArticleSkeleton text={blogWords.loadingOne} visible={false} />
      </div>
    );
  }
  if (redirect.state === 'failed' && redirect.error.code !== 'denied' && !redirect.data) {
    return (
      <div className="shell py-6">
        <h1 className="text-center text-2xl sm:text-3xl">{blogWords.failed}</h1>
        <FailureNotice failure={redirect.error} />
      </div>
    );
  }
  if (!redirect.data || hops >= MAX_HOPS) return <ArticleNotFound />;
  return <Navigate to={paths.blog(redirect.data.to)} replace state={hops + 1} />;
}

function ArticleNotFound() {
  return (
    <>
      <Head title={blogWords.gone.title} hidden />
      <Notice title={blogWords.gone.title} text={blogWords.gone.text}>
        <Link to={paths.blogs} className={buttonLook('main')}>
          {blogWords.backToList}
        </Link>
        <Link to={paths.products} className={buttonLook('quiet')}>
          {listWords.shopAll}
        </Link>
      </Notice>
    </>
  );
}
