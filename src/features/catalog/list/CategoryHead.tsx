import { paths } from '#domain/site/paths.ts';
import { breadcrumbData, jsonLd } from '#domain/site/structured-data.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { categorySeo } from '#text/site/seo.ts';
import { words as shellWords } from '#text/site/shell.ts';
import { Head } from '#ui/head/Head.tsx';

export interface CategoryHeadProps {
  category: string;
  /** True if the category does not exist or is empty. */
  hidden: boolean;
}

/** Head tags of a category. */
export function CategoryHead({ category, hidden }: CategoryHeadProps) {
  const crumbs = [
    { name: shellWords.nav.home, path: paths.home },
    { name: category, path: paths.catalog({ category }) },
  ];
  return (
    <Head
      {...categorySeo(category, useBrand().name)}
      {...(hidden ? { hidden } : { data: [jsonLd(breadcrumbData(crumbs, siteOrigin()))] })}
    />
  );
}
