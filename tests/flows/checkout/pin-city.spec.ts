import { OFFLINE } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { openCheckoutWith } from '../../support/shop/checkouts.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Pin Soap');
});
test.afterEach(() => soap.remove());

test('six digits load one small file of the directory, which the service worker never precaches', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pins/')) files.push(pathname);
  });
  await openCheckoutWith(page, soap);
  const city = page.getByLabel('Town or city');
  await page.getByLabel('PIN code').pressSequentially('57000');
  expect(files).toEqual([]);
  await page.getByLabel('PIN code').pressSequentially('1');
  await expect(city).toHaveValue('Mysuru');
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  await page.getByLabel('PIN code').fill('570002');
  await expect(city).toHaveValue('Mysuru');
  expect(files).toEqual(['/pins/57.json']);

  await city.fill('Mysuru South');
  await context.setOffline(true);
  await page.getByLabel('PIN code').fill('411001');
  await expect(page.getByText('This PIN code is in Maharashtra.')).toBeVisible();
  await expect(city).toHaveValue('Mysuru South');
  await context.setOffline(false);

  const worker = await (await page.request.get('/service-worker.js')).text();
  expect(worker).toContain('shell.html');
  expect(worker).not.toContain('pins/');
  const file = await page.request.get('/pins/57.json');
  expect(file.headers()['cache-control']).toContain('max-age=86400');
  expect((await file.body()).length).toBeLessThan(5_000);
});
