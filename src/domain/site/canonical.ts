import { catalogView, defaultSort } from '../catalog/catalog.ts';
import { dashboardPath, dashboardTab } from '../customer/dashboard.ts';
import { paths } from './paths.ts';
import { routeOf } from './routes.ts';

interface Query {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/**
 * The canonical path of a page: only the query parameters that choose its content, in one order and without defaults. An
 * order of sorting shows the same products. Anything else in a query, such as a campaign, is no other page.
 */
export function canonicalPath(pathname: string, query: Query): string {
  const { page, path } = routeOf(pathname);
  const view = catalogView(query);
  if (page === 'products') return paths.catalog({ ...view, sort: defaultSort(view.search) });
  if (page === 'blogs') return paths.blogPages(view.pages);
  if (page === 'dashboard') return dashboardPath(dashboardTab(query.get('tab')));
  if (page === 'admin' || page === 'not-found') return pathname;
  return path.replace(':slug', pathname.split('/').filter(Boolean)[1] ?? '');
}
