import type { Locator, Page } from '@playwright/test';
import { addFromPage, aProductOfItsOwn, CART, type OwnProduct } from '../../support/shop/carts.ts';
import { CHECKOUT, orderButton } from '../../support/shop/checkouts.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import {
  controlsWithShape,
  differsByShape,
  isUncovered,
  controlsWithoutShape,
  overflowingElements,
  smallFields,
  withoutFocusOutline,
} from '../../support/browser/appearance.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const PRODUCT = '/product/franch-triphala-churna';

/** A page and its main action. */
interface Opened {
  readonly name: string;
  readonly path: string;
  readonly action: (page: Page) => Locator;
}

const main = (page: Page): Locator => page.getByRole('main');
const PAGES: readonly Opened[] = [
  { name: 'home', path: '/', action: (page) => main(page).getByRole('link').first() },
  {
    name: 'product list',
    path: '/products',
    action: (page) =>
      main(page)
        .getByRole('button', { name: /^Add to cart/ })
        .first(),
  },
  {
    name: 'product',
    path: PRODUCT,
    action: (page) => main(page).getByRole('button', { name: 'Add to cart' }),
  },
  {
    name: 'cart',
    path: CART,
    action: (page) => main(page).getByRole('link', { name: 'Check out' }),
  },
  { name: 'checkout', path: CHECKOUT, action: orderButton },
  {
    name: 'sign-in',
    path: '/auth',
    action: (page) =>
      page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }),
  },
];

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Contrast Soap');
});
test.afterEach(() => soap.remove());

/** Opens a page with a product in the cart and waits for its main action. */
async function open(page: Page, { path, action }: Opened): Promise<void> {
  if (path === CART || path === CHECKOUT) await addFromPage(page, soap);
  await page.goto(path);
  await expect(action(page)).toBeVisible();
}

test.describe('at 200 % zoom in a window of 1280 × 720', () => {
  test.use({
    viewport: { width: 640, height: 360 },
    deviceScaleFactor: 2,
    isMobile: false,
    hasTouch: false,
  });

  for (const opened of PAGES) {
    test(`nothing of the ${opened.name} page overflows, and its main action is not covered`, async ({
      page,
    }) => {
      await open(page, opened);
      expect(await overflowingElements(page)).toEqual([]);
      const action = opened.action(page);
      await page.keyboard.press('Tab');
      await action.focus();
      await expect.poll(() => isUncovered(action)).toBe(true);
      // From below, where the header could cover it instead of the bottom bar.
      await action.blur();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await action.focus();
      await expect.poll(() => isUncovered(action)).toBe(true);
    });
  }
});

test.describe('with the root font at 200 % on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const FIND_ORDER: Opened = {
    name: 'order search',
    path: '/dashboard?tab=find-order',
    action: (page) => main(page).getByRole('button', { name: 'Track order' }),
  };

  const enlarge = (page: Page): Promise<string> =>
    page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

  for (const opened of [...PAGES, FIND_ORDER]) {
    test(`nothing of the ${opened.name} page overflows, and no field is smaller than 16 px before`, async ({
      page,
    }) => {
      await open(page, opened);
      expect(await smallFields(page)).toEqual([]);
      await enlarge(page);
      expect(await overflowingElements(page)).toEqual([]);
    });
  }

  test('nothing of the staff’s overview, orders and products overflows, and no field is small', async ({
    page,
  }) => {
    await signIn(page, seededStaff('staff'), '/admin/dashboard');
    for (const [path, part] of [
      ['/admin/dashboard', 'Overview'],
      ['/admin/dashboard/orders', 'Orders'],
      ['/admin/dashboard/products', 'Products'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await smallFields(page), part).toEqual([]);
      await enlarge(page);
      expect(await overflowingElements(page), part).toEqual([]);
    }
  });
});

test.describe('in forced colours', () => {
  for (const opened of PAGES) {
    test(`every control of the ${opened.name} page keeps a visible shape and shows its focus`, async ({
      page,
    }) => {
      await open(page, opened);
      const controls = await controlsWithShape(page);
      expect(controls).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await controlsWithoutShape(page)).toEqual([]);
      expect(await withoutFocusOutline(page)).toEqual([]);
    });
  }

  const CHOICES = [
    { name: 'page in the bar', path: '/products', list: /^Main$/, role: 'link' },
    { name: 'category', path: '/products', list: /^Categories$/, role: 'link' },
    { name: 'size', path: PRODUCT, list: /^Size$/, role: 'link' },
    { name: 'way to sign in', path: '/auth', list: null, role: 'button' },
  ] as const;
  for (const { name, path, list, role } of CHOICES) {
    test(`the selected ${name} looks different from the others`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      const within = list
        ? page.getByRole('navigation', { name: list })
        : main(page).getByRole('group');
      const choices = within.getByRole(role);
      const chosen = choices.and(page.locator('[aria-current], [aria-pressed=true]')).first();
      const other = choices.and(page.locator(':not([aria-current], [aria-pressed=true])')).first();
      expect(await differsByShape(chosen, other)).toBe(true);
    });
  }
});
