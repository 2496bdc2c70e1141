import { catalogView } from '../catalog/catalog.ts';
import { dashboardTab } from '../customer/dashboard.ts';
import { paths } from './paths.ts';
import { sizeChosen } from '../product/size-choice.ts';

/** The parts of a location that `viewChange` needs. */
export interface ViewLocation {
  readonly pathname: string;
  readonly query: Query;
  /** The history state. */
  readonly state: unknown;
}

interface Query {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/**
 * What a push or replace must reset. `view`: another view, so scroll to the top and focus its content. `list`: other
 * products on the same list page, so scroll to the top, but keep the focus on the control. `none`: the same view; keep
 * scroll position and focus.
 */
export type ViewChange = 'view' | 'list' | 'none';

/** Compares two locations. Filters, sort, pages, fragments and another size of the same product are the same view. */
export function viewChange(before: ViewLocation, after: ViewLocation): ViewChange {
  if (viewKey(before) === viewKey(after) || sizeChosen(after.state) !== null) return 'none';
  const isSameList = before.pathname === after.pathname && after.pathname === paths.products;
  return isSameList ? 'list' : 'view';
}

/** The parts of a URL that select a view: the pathname, and the page's own query parameters. */
function viewKey({ pathname, query }: ViewLocation): string {
  return JSON.stringify([pathname, ...chosenBy(query, pathname)]);
}

function chosenBy(query: Query, pathname: string): readonly (string | null)[] {
  const [, page = ''] = pathname.toLowerCase().split('/', 2);
  switch (page) {
    case 'products': {
      const { category, search } = catalogView(query);
      return [category, search];
    }
    case 'dashboard': {
      const tab = dashboardTab(query.get('tab'));
      return [tab, tab === 'orders' ? query.get('order') : null];
    }
    case 'admin':
      return [query.get('open') || null, query.get('view') || null, query.get('new') || null];
    case 'return':
    case 'thank-you':
      return [query.get('order')];
    default:
      return [];
  }
}
