import { randomUUID } from 'node:crypto';
import { bucket, portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const STAFF = seededStaff('staff');
const LIST = '/admin/dashboard/products';
const patience = { timeout: 30_000 };

const createdSlugs: string[] = [];
/** An unused slug, deleted after the flow. */
function ownSlug(name: string): string {
  const slug = `${name}-${randomUUID().slice(0, 8)}`;
  createdSlugs.push(slug);
  return slug;
}
test.afterEach(async () => {
  for (const slug of createdSlugs.splice(0))
    await adminFirestore().doc(`products/${slug}`).delete();
});

const stored = async (slug: string): Promise<Record<string, unknown> | undefined> =>
  (await adminFirestore().doc(`products/${slug}`).get()).data();
const latestAuditEntry = async (subject: string) => {
  const found = await adminFirestore().collection('audit').where('subject', '==', subject).get();
  return found.docs.map((row) => row.data()).sort((a, b) => Number(b['at']) - Number(a['at']));
};

/** A product in Firestore as staff have saved it once. */
async function aStored(slug: string, changes: Record<string, unknown> = {}): Promise<void> {
  const now = new Date();
  await adminFirestore()
    .doc(`products/${slug}`)
    .set({
      ...{
        title: `Soap ${slug}`,
        price: 99,
        sku: slug.toUpperCase(),
        stock: 10,
        category: 'Soaps',
      },
      ...{ description: 'A bar.', active: false, createdAt: now, updatedAt: now },
      ...changes,
    });
}

test('a newcomer publishes a product with a picture by following the screens', async ({ page }) => {
  const slug = ownSlug('beginners-soap');
  await signIn(page, STAFF, LIST);
  const form = page.getByRole('form', { name: 'Product' });
  const save = form.getByRole('button', { name: 'Save' });

  await test.step('1. In the list of products: “New product”', async () => {
    await page.getByRole('button', { name: 'New product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  });
  await test.step('2. The title fills in the address, which can still be edited', async () => {
    await form.getByLabel('Title').fill('Beginner’s Soap & Co');
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue('beginners-soap-and-co');
    await form.getByLabel('Address', { exact: true }).fill(slug);
    // The browser's Back button asks before discarding unsaved input.
    await page.evaluate(() => history.back());
    const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leaveDialog.getByRole('button', { name: 'Stay here' }).last().click();
    await expect(page).toHaveURL(/open=(?:\*|%2A)new$/);
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue(slug);
  });
  await test.step('3. “On sale” and “Save”: missing fields are reported one by one', async () => {
    await form.getByLabel('Regulatory class').selectOption({ label: 'Cosmetic' });
    await form.getByLabel('Status').selectOption('yes');
    await save.click();
    await expect(form.getByText('This can’t be put on sale yet')).toBeVisible();
    await expect(form.getByLabel('Category')).toBeFocused();
    await expect(form.getByRole('button', { name: 'HSN code' })).toBeVisible();
    expect(await stored(slug)).toBeUndefined();
    expect(await axeFinds(page)).toEqual([]);
  });
  await test.step('4. The missing fields are filled in', async () => {
    await form.getByLabel('Category').selectOption('Soaps');
    await form.getByLabel('Selling price').fill('₹1,249.50');
    await form.getByLabel('MRP in rupees').fill('1,300');
    await form.getByLabel('SKU').fill('BEG-1');
    await form.getByLabel('Pieces in stock').fill('12');
    await form.getByLabel('Description').fill('This soap cures fever.');
    await form.getByLabel('How to use').fill('Lather and rinse.');
    await form.getByLabel('Ingredients').fill('Neem | Azadirachta indica | 2 %');
    await form.getByLabel('Cautions').fill('For external use only.');
    await form.getByLabel('Common or generic name').fill('Toilet soap');
    await form.getByRole('textbox', { name: /^Net quantity/ }).fill('100');
    await form.getByLabel('Net quantity unit').selectOption('g');
    await form.getByLabel('Manufacturer: name').fill('Sample Works');
    await form.getByLabel('Manufacturer: full address').fill('Plot 1, Ollur, Thrissur 680306');
    await form.getByLabel('Licence number').fill('Mfg. Lic. No. SAMPLE/1');
    await form.getByLabel('Shelf life').fill('24');
    await form.getByLabel('Veg or non-veg mark').selectOption('veg');
    await form.getByLabel('HSN code').fill('34011190');
    await form.getByLabel('GST rates').fill('2025-09-22 | 5 | Toilet soap in bars');
    await expect(form.getByText('All legally required details')).toBeVisible();
  });
  await test.step('5. A picture is added; a file that is no picture is refused with a reason', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    await form.locator('input[type=file]').setInputFiles([
      { name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) },
      { name: 'drawing.png', mimeType: 'image/png', buffer: svg },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(30 * 1024 * 1024) },
    ]);
    await expect(form.getByText('huge.png was not added: it is larger than 20 MB')).toBeVisible(
      patience,
    );
    await expect(
      form.getByText('drawing.png was not added: SVG files are not allowed'),
    ).toBeVisible();
    await expect(
      form.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem'),
    ).toHaveCount(1);
    await form.getByLabel('Describe picture 1').fill('A green bar of soap');
  });
  await test.step('6. Forbidden health claims are highlighted and changed', async () => {
    await save.click();
    await expect(form.getByText('The texts contain words not allowed')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await form.getByRole('button', { name: 'Show “cures”' }).click();
    const selected = await form
      .getByLabel('Description')
      .evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    expect(selected).toBe('cures');
    await form.getByLabel('Description').fill('A soap for every day.');
  });
  await test.step('7. “Save”: it is in the shop', async () => {
    await save.click();
    await expect(page.getByText('Saved: Beginner’s Soap & Co')).toBeVisible(patience);
    const product = await stored(slug);
    expect(product).toMatchObject({
      ...{ title: 'Beginner’s Soap & Co', price: 1249.5, mrp: 1300, stock: 12, active: true },
      ...{ imageAlts: ['A green bar of soap'], hsn: '34011190' },
    });
    // A function enters it.
    const moves = adminFirestore().collection('stockMoves').where('slug', '==', slug);
    await expect
      .poll(async () => (await moves.get()).docs[0]?.data(), patience)
      .toMatchObject({ reason: 'opening', delta: 12, email: STAFF.email });
    expect((await latestAuditEntry(`products/${slug}`))[0]).toMatchObject({
      action: 'product-create',
      email: STAFF.email,
    });
    const address = (product?.['images'] as string[] | undefined)?.[0] ?? '';
    const folder = `http://127.0.0.1:${portsAt(portOffset()).storage}/v0/b/${bucket}/o/products%2F${slug}%2F`;
    expect(address).toMatch(/-800\.webp\?alt=media$/);
    expect(address.startsWith(folder)).toBe(true);
    for (const width of [180, 360, 540, 800]) {
      const answer = await fetch(address.replace('-800.webp', `-${width}.webp`));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    }
    await page.goto(`/product/${slug}`);
    const picture = page.getByRole('img', { name: 'A green bar of soap' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText('₹1,249.50').first()).toBeVisible();
  });
});

test('two tabs that save at once lose nothing, and ordered stock is preserved', async ({
  page,
  context,
}) => {
  const slug = ownSlug('shared-soap');
  await aStored(slug, { sku: 'SHARED' });
  await signIn(page, STAFF, `${LIST}?open=${slug}`);
  const other = await context.newPage();
  await other.goto(`${LIST}?open=${slug}`);
  const ownForm = page.getByRole('form', { name: 'Product' });
  const otherForm = other.getByRole('form', { name: 'Product' });
  await ownForm.getByLabel('Title').fill('Mine');
  await otherForm.getByLabel('Title').fill('Theirs');
  await otherForm.getByLabel('SKU').fill('THEIRS');
  // An order takes three pieces meanwhile.
  await adminFirestore().doc(`products/${slug}`).update({ stock: 7 });
  await otherForm.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored(slug))?.['title'], patience).toBe('Theirs');

  await expect(ownForm.getByText('Someone else has saved this product')).toBeVisible(patience);
  await expect(ownForm.getByText('Title, theirs: Theirs')).toBeVisible();
  await ownForm.getByRole('button', { name: 'Save' }).click();
  await expect(ownForm.getByText('Not saved: someone else')).toBeVisible(patience);
  await ownForm.getByRole('button', { name: 'Merge their changes' }).click();
  await expect(ownForm.getByLabel('Title')).toHaveValue('Mine');
  await expect(ownForm.getByLabel('SKU')).toHaveValue('THEIRS');
  await ownForm.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => stored(slug), patience)
    .toMatchObject({ title: 'Mine', sku: 'THEIRS', stock: 7 });

  const stock = page.getByRole('form', { name: 'Stock' });
  await stock.getByLabel('Change in pieces').fill('-8');
  await stock.getByRole('button', { name: 'Update stock' }).click();
  await expect(stock.getByText('Not enough stock').first()).toBeVisible(patience);
  await stock.getByLabel('Change in pieces').fill('+5');
  await stock.getByRole('button', { name: 'Update stock' }).click();
  await expect.poll(async () => (await stored(slug))?.['stock'], patience).toBe(12);
  await expect(page.getByRole('table', { name: /^Stock changes/ }).getByText('+5')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: Mine')).toBeVisible(patience);
  expect(await stored(slug)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(slug), patience).toMatchObject({ title: 'Mine', stock: 12 });
});

test('a product file is exported, and prices of a selection are changed', async ({ page }) => {
  const [first, second] = [ownSlug('file-soap-a'), ownSlug('file-soap-b')];
  await signIn(page, STAFF, LIST);
  await page.getByRole('button', { name: 'Export / Import' }).click();
  const rows = `slug,title,price,mrp,stock\r\n${first},"Soap, first",45.50,60,5\r\n${second},Soap second,50,50,0\r\n`;
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) },
  });
  await page.getByRole('button', { name: 'Import 2 products' }).click(patience);
  await expect(page.getByText(/2 products imported in/)).toBeVisible(patience);
  expect(await stored(first)).toMatchObject({ title: 'Soap, first', price: 45.5, stock: 5 });
  expect(await axeFinds(page)).toEqual([]);

  await page.goto(`${LIST}?q=file-soap`);
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('price');
  await page.getByRole('textbox', { name: 'Percent' }).fill('10');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change 1 product' }).click();
  await expect.poll(() => stored(first), patience).toMatchObject({ price: 50.05, mrp: 60 });
  expect(await stored(second)).toMatchObject({ price: 50 });
});
