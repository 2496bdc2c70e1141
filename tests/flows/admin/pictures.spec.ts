import { randomUUID } from 'node:crypto';
import { bucket, portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { signIn } from '../../support/shop/customers.ts';
import { aProductOfItsOwn } from '../../support/shop/carts.ts';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { patience } from '../../support/shop/orders.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const WRITES = /\/Write\/channel|documents:commit/;
const WIDTHS = [180, 360, 540, 800];
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
const FILES = [
  { name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) },
  { name: 'drawing.png', mimeType: 'image/png', buffer: SVG },
];

test('a picture is re-encoded in four widths, also during a save', async ({ page }) => {
  const soap = await aProductOfItsOwn(`Pictured ${randomUUID().slice(0, 4)}`);
  const product = adminFirestore().doc(`products/${soap.slug}`);
  const images = async () => ((await product.get()).get('images') as string[] | undefined) ?? [];
  await signIn(page, seededStaff('staff'), `/admin/dashboard/products?q=${soap.slug}`);
  await page.getByRole('row').filter({ hasText: soap.title }).getByRole('link').click();
  const form = page.getByRole('form', { name: 'Product' });
  const save = form.getByRole('button', { name: 'Save' });
  const title = form.getByLabel('Title', { exact: true });
  await title.fill(`${soap.title}, renamed`);
  const letItBeSaved = await delayResponses(page, WRITES);
  await save.click();
  await expect(form.getByRole('button', { name: 'Saving' })).toBeVisible();
  await title.press('End');
  await page.keyboard.type(' twice');
  await expect(title).toHaveValue(`${soap.title}, renamed`);
  await form.locator('input[type=file]').setInputFiles(FILES);
  await expect(form.getByText('drawing.png was not added: SVG files are not allowed')).toBeVisible(
    patience,
  );
  await expect(
    form.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem'),
  ).toHaveCount(1, patience);
  letItBeSaved();
  await expect(page.getByText(`Saved: ${soap.title}, renamed`)).toBeVisible(patience);
  await expect(form.getByText('You have unsaved changes')).toBeVisible();
  expect(await images()).toEqual([]);

  // The browser's Back button asks before discarding unsaved input.
  await form.getByLabel('Describe picture 1').fill('A green bar of soap');
  await page.evaluate(() => history.back());
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaveDialog.getByRole('button', { name: 'Stay here' }).last().click();
  await expect(form.getByLabel('Describe picture 1')).toHaveValue('A green bar of soap');
  await save.click();
  await expect.poll(async () => (await images()).length, patience).toBe(1);
  await expect(form.getByText('You have unsaved changes')).toBeHidden();

  const [address = ''] = await images();
  const { storage } = portsAt(portOffset());
  expect(address).toContain(
    `http://127.0.0.1:${storage}/v0/b/${bucket}/o/products%2F${soap.slug}%2F`,
  );
  expect(address).toMatch(/-800\.webp\?alt=media$/);
  for (const width of WIDTHS) {
    const answer = await fetch(address.replace('-800.webp', `-${width}.webp`));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
  }
  await page.goto(`/product/${soap.slug}`);
  const picture = page.getByRole('img', { name: 'A green bar of soap' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await soap.remove();
});
