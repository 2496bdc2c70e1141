import { auditPage, auditEntriesAbout } from '#data/admin/audit-log.ts';
import { staffBlogs } from '#data/admin/blogs.ts';
import { bundleList } from '#data/admin/bundles.ts';
import { contentAuthors, contentVersions } from '#data/admin/content.ts';
import { couponList } from '#data/admin/coupons.ts';
import { accountsWith, customerList } from '#data/admin/customers.ts';
import * as reports from '#data/admin/reports/figures.ts';
import { salesByDay } from '#data/admin/overview/sales.ts';
import * as waiting from '#data/admin/overview/waiting.ts';
import { openSettlements } from '#data/admin/reports/settlements.ts';
import { orderPageOf, settlementPageOf } from '#data/admin/reports/order-pages.ts';
import { messageList } from '#data/admin/messages.ts';
import { type OrderFilter, ORDER_QUEUES, sortsOf } from '#domain/order/order-filter.ts';
import { alertsAbout } from '#data/admin/orders/alerts.ts';
import { newestOrders, orderPage } from '#data/admin/orders/order-list.ts';
import { orderTotals, queueCount } from '#data/admin/orders/order-totals.ts';
import { invitations } from '#data/admin/people/invitations.ts';
import { ordersTagged } from '#data/admin/people/notes.ts';
import { foundTotals, ordersFound } from '#data/admin/orders/find-orders.ts';
import { latestOrders, ordersOfPerson } from '#data/admin/people/people.ts';
import { nextPrices, plannedPrices } from '#data/admin/price-changes.ts';
import { allProducts, productsNamed } from '#data/admin/catalogue/product-reads.ts';
import { productsByWord } from '#data/admin/catalogue/products-by-word.ts';
import { correctionState } from '#data/admin/catalogue/later-counts.ts';
import { undoChanges } from '#data/admin/catalogue/undo-changes.ts';
import { familyProducts, productTotals, staffProducts } from '#data/admin/products.ts';
import { savedViews } from '#data/admin/lists/saved-views.ts';
import { ordersToPay } from '#data/admin/orders/payouts.ts';
import { ordersWithOpenReturns } from '#data/admin/returns.ts';
import { moderate, questionsOfStatus, reviewsOfStatus } from '#data/admin/reviews.ts';
import { searchMisses } from '#data/admin/search-misses.ts';
import { stockLedger } from '#data/admin/stock.ts';
import { invoicesIssuedIn } from '#data/admin/tax-reports.ts';
import { team } from '#data/admin/team.ts';
import { addresses } from '#data/account/addresses.ts';
import { blogBySlug, publishedBlogs, suggestedBlogs } from '#data/content/blogs.ts';
import { bundleCatalog } from '#data/catalog/bundles.ts';
import { bundlesOnOffer } from '#data/catalog/read-bundles.ts';
import { storedCart } from '#data/cart/cart.ts';
import { consents } from '#data/account/consents.ts';
import { favorites } from '#data/cart/favorites-read.ts';
import { productChanges } from '#data/catalog/revalidate-products.ts';
import { invoicesOf } from '#data/orders/invoices.ts';
import type { Query } from '#data/query/query-store.ts';
import { lastOrdersOf, orderEvents, ordersOf, unpaidOrdersOf } from '#data/orders/orders.ts';
import * as products from '#data/catalog/products.ts';
import { prerenderedList, prerenderedProduct } from '#data/catalog/prerendered-products.ts';
import { ownQuestions, publishedQuestions, publishedReviews } from '#data/catalog/reviews.ts';
import * as whole from '#data/firebase/bulk-reads.ts';
import { NO_FILTERS } from '#domain/catalog/catalog-filters.ts';
import { type Sort, SORTS } from '#domain/catalog/catalog.ts';
import { CATEGORIES } from '#domain/product/category.ts';
import { FOOD_QUERIES } from '#domain/product/product-record.ts';
import { productView, queriesOfSearch, queryOfView } from '#domain/catalog/product-view.ts';

const ORDER = 'o'.repeat(20);
const NOW = Date.UTC(2026, 10, 24);
const [CATEGORY] = CATEGORIES;
const address = (query: Readonly<Record<string, string>>) => (name: string) => query[name] ?? '';
const always = () => {};

const everyProductList = [null, CATEGORY].flatMap((category) =>
  [true, false].flatMap((onlyActive) => [
    ...(['createdAt', 'price', 'title'] as const).flatMap((sortField) =>
      (['asc', 'desc'] as const).map((direction) => ({
        category,
        onlyActive,
        sortField,
        direction,
      })),
    ),
    // The list of countries has no descending order, and popularity no ascending one.
    { category, onlyActive, sortField: 'countryOfOrigin', direction: 'asc' } as const,
    { category, onlyActive, sortField: 'popularity', direction: 'desc' } as const,
  ]),
);
const everyView = (Object.keys(SORTS) as Sort[]).flatMap((sort) =>
  [null, CATEGORY].map((category) => ({
    ...{ category, sort, search: '', filters: NO_FILTERS, pages: 1 },
  })),
);
const everyStaffView = [
  queryOfView(productView(address({ low: 'yes' }))),
  ...['', 'active', 'archived'].flatMap((status) =>
    ['', 'Soaps'].flatMap((category) =>
      ['newest', 'oldest', 'name', 'name-down', 'price-low', 'price-high', 'stock-low'].map(
        (sort) => queryOfView(productView(address({ status, category, sort }))),
      ),
    ),
  ),
];
const NO_ORDER_FILTER: OrderFilter = {
  ...{ queue: null, status: null, method: null, payment: null, returns: null },
  ...{ from: null, to: null, sort: 'newest' },
};
const everyOrderFilter = [null, 'paid' as const]
  .flatMap((status) =>
    [null, 'cod' as const].flatMap((method) =>
      [null, 'unpaid' as const].flatMap((payment) =>
        [null, '2026-11-01'].map((day) => ({
          ...{ queue: null, status, method, payment, returns: null },
          ...{ from: day, to: day },
        })),
      ),
    ),
  )
  .flatMap((filter) => sortsOf(filter).map((sort): OrderFilter => ({ ...filter, sort })));

/** A search for two words counts both before it lists one: its queries are built when it starts. */
function foundByTwoWords(): Query<unknown> {
  const found = ordersFound({ words: ['meera', 'soap'] });
  found.start({ next: always, fail: always })();
  return found;
}

/**
 * Every list and sum of `src/data`, with arguments for each kind of query that it builds. Add new reads here; the test reports
 * each call that builds a query and was not reached by any of these.
 */
export function everyRead(): readonly (Query<unknown> | Promise<unknown>)[] {
  return [
    addresses('asha'),
    alertsAbout(ORDER),
    ...['', 'asha'].flatMap((by) =>
      ['', 'product-change'].map((action) =>
        auditPage({ by, action, from: '2026-11-01', until: '', subject: '' }),
      ),
    ),
    auditPage({ by: '', action: '', from: '', until: '', subject: 'products/' }),
    bundleCatalog(),
    bundleCatalog('soap'),
    bundlesOnOffer(),
    bundleList(),
    blogBySlug('neem'),
    consents('asha'),
    couponList(),
    customerList(null),
    accountsWith('asha@franch.test'),
    ...(['name', 'email'] as const).map((field) => customerList({ field, prefix: 'asha' })),
    moderate({ path: 'products/soap/reviews/asha', status: 'pending' }, 'published'),
    auditEntriesAbout('products/soap'),
    favorites('asha'),
    invoicesOf(ORDER),
    invoicesOf(ORDER, 'asha'),
    invoicesIssuedIn({ from: '2026-11-01', to: '2026-11-30' }),
    invitations,
    latestOrders(),
    ordersOfPerson(['asha@franch.test', '+919812304567']),
    ordersTagged('vip'),
    ...FOOD_QUERIES.map(waiting.foodsOnSale),
    orderPageOf({ from: '2026-11-01', to: '2026-11-30' }),
    settlementPageOf({ from: '2026-11-01', to: '2026-11-30' }),
    reports.figuresOfDays('2026-11'),
    reports.figuresOfMonths({ from: '2026-11', to: '2026-11' }),
    openSettlements,
    reports.lowStockProducts,
    waiting.lowestStock,
    waiting.lowStock,
    prerenderedList({ where: {}, orderBy: null, limit: 1 }),
    prerenderedProduct('soap'),
    ...(['asc', 'desc'] as const).flatMap((direction) =>
      ([null, 'new'] as const).map((status) => messageList({ status, email: null, direction })),
    ),
    messageList({ status: null, email: 'asha@franch.test', direction: 'desc' }),
    waiting.messagesBefore(NOW),
    waiting.newestAlerts,
    newestOrders,
    waiting.newMessages,
    nextPrices,
    waiting.openAlerts,
    orderEvents(ORDER),
    ...everyOrderFilter.flatMap((filter) => [orderPage(filter), orderTotals(filter, 'first')]),
    ...(['open', 'overdue'] as const).flatMap((returns) => [
      orderPage({ ...NO_ORDER_FILTER, returns }),
      orderTotals({ ...NO_ORDER_FILTER, returns }, 'first'),
    ]),
    ...ORDER_QUEUES.flatMap((queue) => [
      orderPage({ ...NO_ORDER_FILTER, queue }),
      orderTotals({ ...NO_ORDER_FILTER, queue }, 'first'),
      queueCount(queue, 'first'),
    ]),
    ordersWithOpenReturns,
    ordersToPay,
    ordersFound({ words: ['meera'] }),
    foundTotals({ words: ['meera'] }, 'first'),
    foundByTwoWords(),
    lastOrdersOf('asha'),
    ordersOf('asha'),
    unpaidOrdersOf('asha'),
    ownQuestions('soap', 'asha'),
    waiting.paidOrdersToPack,
    waiting.placedOrdersToPack,
    plannedPrices('soap'),
    products.productBySku('FR-1'),
    productChanges(),
    products.productCount(null),
    products.productCount(CATEGORY),
    ...everyProductList.map((query) => products.productList(query)),
    products.productUpdates('neem') ?? products.liveProduct('neem'),
    products.productSizes('soap'),
    publishedBlogs(),
    publishedQuestions('soap'),
    publishedReviews('soap'),
    questionsOfStatus('pending'),
    reviewsOfStatus('pending'),
    salesByDay(NOW),
    searchMisses(NOW),
    ...([null, 'draft', 'scheduled', 'published'] as const).map((state) => staffBlogs(state, NOW)),
    ...[...everyStaffView, ...queriesOfSearch('neem', 1)].map((query) => staffProducts(query)),
    ...everyStaffView.map((query) => productTotals(query, 'first')),
    savedViews('leela'),
    stockLedger('soap'),
    storedCart('asha'),
    suggestedBlogs(),
    team,
    contentVersions('faq'),
    contentAuthors('faq'),
    waiting.unpaidOrders(NOW),
    ...everyView.map((view) => products.viewList(view)),
    ...['reviews', 'questions'].map((name) => whole.groupFieldsOfUser('asha', name)),
    whole.collectionFieldsOfUser('asha', 'orders'),
    whole.collectionFields('users/asha/cart'),
    whole.emptyCollection('users/asha/cart'),
    correctionState('soap', 'edit'),
    familyProducts('skin'),
    undoChanges('edit', ''),
    allProducts(always),
    productsNamed(['soap'], always),
    productsByWord('oil', 5),
    ...['reviews', 'questions'].map((name) => whole.deleteGroupOfUser('asha', name)),
  ];
}
