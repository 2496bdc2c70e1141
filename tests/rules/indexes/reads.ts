import { auditPage, auditEntriesAbout } from '#data/admin/audit-log.ts';
import { staffBlogs } from '#data/admin/blogs.ts';
import { bundleById, bundleList } from '#data/admin/bundles.ts';
import { couponByCode, couponList } from '#data/admin/coupons.ts';
import { customerById, customerList, latestOrdersOf } from '#data/admin/customers.ts';
import * as figures from '#data/admin/figures.ts';
import { messageByTicket, messageList } from '#data/admin/messages.ts';
import { alertsAbout, newestOrders, orderPage, ordersFound } from '#data/admin/orders.ts';
import { nextPrices, plannedPrices } from '#data/admin/price-changes.ts';
import { allProducts, productsNamed } from '#data/admin/product-file.ts';
import { staffProducts } from '#data/admin/products.ts';
import { moderate, questionsOfStatus, reviewsOfStatus } from '#data/admin/reviews.ts';
import { searchMisses } from '#data/admin/search-misses.ts';
import { stockLedger } from '#data/admin/stock.ts';
import { invoicesIssuedIn } from '#data/admin/tax-reports.ts';
import { team, teamSettings } from '#data/admin/team.ts';
import { addresses } from '#data/account/addresses.ts';
import { blogBySlug, publishedBlogs, redirectOf, suggestedBlogs } from '#data/content/blogs.ts';
import { bundleCatalog } from '#data/catalog/bundles.ts';
import { bundlesOnOffer } from '#data/catalog/read-bundles.ts';
import { storedCart } from '#data/cart/cart.ts';
import { consents } from '#data/account/consents.ts';
import { favorites } from '#data/cart/favorites-read.ts';
import { productChanges } from '#data/prerendered/revalidate-products.ts';
import { invoicesOf } from '#data/orders/invoices.ts';
import type { Query } from '#data/query/query-store.ts';
import {
  transactionOf,
  orderById,
  lastOrdersOf,
  orderEvents,
  ordersOf,
  unpaidOrdersOf,
} from '#data/orders/orders.ts';
import * as products from '#data/catalog/products.ts';
import { prerenderedList, prerenderedProduct } from '#data/prerendered/prerendered-products.ts';
import {
  ownQuestions,
  ownReview,
  publishedQuestions,
  publishedReviews,
} from '#data/catalog/reviews.ts';
import * as whole from '#data/firebase/bulk-reads.ts';
import { NO_FILTERS } from '#domain/catalog/catalog-filters.ts';
import { CATEGORIES, type Sort, SORTS } from '#domain/catalog/catalog.ts';
import { FOOD_QUERIES } from '#domain/product/product-record.ts';
import { productView, queriesOfSearch, queryOfView } from '#domain/product/product-view.ts';

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
const everyStaffView = ['', 'active', 'archived'].flatMap((status) =>
  ['', 'Soaps'].flatMap((category) =>
    ['newest', 'oldest', 'name', 'name-down', 'price-low', 'price-high', 'stock-low'].map((sort) =>
      queryOfView(productView(address({ status, category, sort }))),
    ),
  ),
);
const everyOrderFilter = [null, 'paid' as const].flatMap((status) =>
  [null, 'cod' as const].flatMap((method) =>
    [null, 'unpaid' as const].flatMap((payment) =>
      [null, '2026-11-01'].map((day) => ({ status, method, payment, from: day, to: day })),
    ),
  ),
);

/**
 * Every read of `src/data` by its name, with arguments for each kind of query that it builds. Add new reads here; the
 * test reports missing ones, and each call that builds a query and was not reached by any of these.
 */
export const READS: Readonly<Record<string, () => readonly (Query<unknown> | Promise<unknown>)[]>> =
  {
    addresses: () => [addresses('asha')],
    alertsAbout: () => [alertsAbout(ORDER)],
    auditPage: () => [
      ...['', 'asha'].flatMap((by) =>
        ['', 'product-change'].map((action) => auditPage({ by, action, subject: '' })),
      ),
      auditPage({ by: '', action: '', subject: 'products/' }),
    ],
    bundleCatalog: () => [bundleCatalog(), bundleCatalog('soap')],
    bundlesOnOffer: () => [bundlesOnOffer()],
    bundleById: () => [bundleById('b'.repeat(20))],
    bundleList: () => [bundleList()],
    blogBySlug: () => [blogBySlug('neem')],
    consents: () => [consents('asha')],
    couponByCode: () => [couponByCode('DIWALI')],
    couponList: () => [couponList()],
    customerById: () => [customerById('asha')],
    customerList: () => [
      customerList(null),
      ...(['name', 'email'] as const).map((field) => customerList({ field, prefix: 'asha' })),
    ],
    moderate: () => [
      moderate({ path: 'products/soap/reviews/asha', status: 'pending' }, 'published'),
    ],
    auditEntriesAbout: () => [auditEntriesAbout('products/soap')],
    favorites: () => [favorites('asha')],
    functionsHealth: () => [],
    invoicesOf: () => [invoicesOf(ORDER), invoicesOf(ORDER, 'asha')],
    invoicesIssuedIn: () => [invoicesIssuedIn({ from: '2026-11-01', to: '2026-11-30' })],
    lastSweep: () => [figures.lastSweep],
    lastWebhook: () => [figures.lastWebhook],
    launchReport: () => [figures.launchReport],
    mailHealth: () => [figures.mailHealth],
    latestOrdersOf: () => [latestOrdersOf('asha')],
    foodsOnSale: () => FOOD_QUERIES.map(figures.foodsOnSale),
    lowestStock: () => [figures.lowestStock],
    lowStock: () => [figures.lowStock],
    prerenderedList: () => [prerenderedList({ where: {}, orderBy: null, limit: 1 })],
    prerenderedProduct: () => [prerenderedProduct('soap')],
    messageByTicket: () => [messageByTicket('T-1')],
    messageList: () => [
      ...(['asc', 'desc'] as const).flatMap((direction) =>
        ([null, 'new'] as const).map((status) => messageList({ status, email: null, direction })),
      ),
      messageList({ status: null, email: 'asha@franch.test', direction: 'desc' }),
    ],
    messagesBefore: () => [figures.messagesBefore(NOW)],
    transactionOf: () => [transactionOf(ORDER)],
    newestAlerts: () => [figures.newestAlerts],
    newestOrders: () => [newestOrders],
    newMessages: () => [figures.newMessages],
    nextPrices: () => [nextPrices],
    openAlerts: () => [figures.openAlerts],
    orderById: () => [orderById(ORDER)],
    orderEvents: () => [orderEvents(ORDER)],
    orderPage: () => everyOrderFilter.map((filter) => orderPage(filter)),
    ordersFound: () =>
      (['number', 'email', 'address.phone'] as const).map((field) =>
        ordersFound({ field, prefix: 'FR' }),
      ),
    lastOrdersOf: () => [lastOrdersOf('asha')],
    ordersOf: () => [ordersOf('asha')],
    unpaidOrdersOf: () => [unpaidOrdersOf('asha')],
    ownQuestions: () => [ownQuestions('soap', 'asha')],
    ownReview: () => [ownReview('soap', 'asha')],
    paidWaiting: () => [figures.paidOrdersToPack],
    placedWaiting: () => [figures.placedOrdersToPack],
    plannedPrices: () => [plannedPrices('soap')],
    productBySku: () => [products.productBySku('FR-1')],
    productBySlug: () => [products.productBySlug('soap')],
    productChanges: () => [productChanges()],
    productCount: () => [products.productCount(null), products.productCount(CATEGORY)],
    productList: () => everyProductList.map((query) => products.productList(query)),
    liveProduct: () => [products.liveProduct('soap')],
    productUpdates: () => [products.productUpdates('neem') ?? products.liveProduct('neem')],
    productSizes: () => [products.productSizes('soap')],
    publishedBlogs: () => [publishedBlogs()],
    publishedQuestions: () => [publishedQuestions('soap')],
    publishedReviews: () => [publishedReviews('soap')],
    questionsOfStatus: () => [questionsOfStatus('pending')],
    redirectOf: () => [redirectOf('neem')],
    reviewsOfStatus: () => [reviewsOfStatus('pending')],
    salesByDay: () => [figures.salesByDay(NOW)],
    searchMisses: () => [searchMisses(NOW)],
    // Composed of `productChanges` and one document.
    shopChanges: () => [],
    // Both are answered from a file.
    shopList: () => [],
    suggestedProducts: () => [],
    staffBlogs: () =>
      ([null, 'draft', 'scheduled', 'published'] as const).map((state) => staffBlogs(state, NOW)),
    staffProducts: () =>
      [...everyStaffView, ...queriesOfSearch('neem', 1)].map((query) => staffProducts(query)),
    stockLedger: () => [stockLedger('soap')],
    storedCart: () => [storedCart('asha')],
    suggestedBlogs: () => [suggestedBlogs()],
    team: () => [team],
    teamSettings: () => [teamSettings],
    unpaidOrders: () => [figures.unpaidOrders(NOW)],
    viewList: () => everyView.map((view) => products.viewList(view)),

    allFieldsBy: () => ['reviews', 'questions'].map((name) => whole.allFieldsBy('asha', name)),
    allFieldsFor: () => [whole.allFieldsFor('asha', 'orders')],
    allFieldsOf: () => [whole.allFieldsOf('users/asha/cart')],
    emptyCollection: () => [whole.emptyCollection('users/asha/cart')],
    allProducts: () => [allProducts(always)],
    productsNamed: () => [productsNamed(['soap'], always)],
    removeAllBy: () => ['reviews', 'questions'].map((name) => whole.removeAllBy('asha', name)),
  };
