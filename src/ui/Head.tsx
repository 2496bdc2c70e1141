import { Helmet } from 'react-helmet-async';

interface HeadProps {
  title: string;
  description?: string;
  canonical?: string;
  /** True for a page that search engines should not keep. */
  hidden?: boolean;
}

/** Title and meta of a page. The innermost one on a page wins, property by property. */
export function Head({ title, description, canonical, hidden = false }: HeadProps) {
  return (
    <Helmet>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
