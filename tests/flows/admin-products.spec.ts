import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bucket, portOffset, portsAt } from '../../dev/backend/ports.ts';
import { axeFinds } from '../support/axe.ts';
import { signIn } from '../support/customers.ts';
import { seededStaff } from '../support/people.ts';
import { aPng } from '../support/pictures.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

test.skip(({ isMobile }) => isMobile, 'a shop is filled at a desk');

const STAFF = seededStaff('staff');
const VIEWER = seededStaff('viewer');
const LIST = '/admin/dashboard/products';
const patience = { timeout: 30_000 };

const made: string[] = [];
/** A slug that nobody has, which is gone after the flow. */
function ownSlug(name: string): string {
  const slug = `${name}-${randomUUID().slice(0, 8)}`;
  made.push(slug);
  return slug;
}
test.afterEach(async () => {
  for (const slug of made.splice(0)) await adminFirestore().doc(`products/${slug}`).delete();
});

const stored = async (slug: string): Promise<Record<string, unknown> | undefined> =>
  (await adminFirestore().doc(`products/${slug}`).get()).data();
const latestDeed = async (subject: string) => {
  const found = await adminFirestore().collection('audit').where('subject', '==', subject).get();
  return found.docs.map((row) => row.data()).sort((a, b) => Number(b['at']) - Number(a['at']));
};

/** A product in the store, as staff have saved it once. */
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

test('a newcomer publishes a product with a picture, following what the screens say', async ({
  page,
}) => {
  const slug = ownSlug('beginners-soap');
  await signIn(page, STAFF, LIST);
  const form = page.getByRole('form', { name: 'Product' });
  const save = form.getByRole('button', { name: 'Save' });

  await test.step('1. In the list of products: “New product”', async () => {
    await page.getByRole('button', { name: 'New product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  });
  await test.step('2. The title makes the address, which may still be changed', async () => {
    await form.getByLabel('Title').fill('Beginner’s Soap & Co');
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue('beginners-soap-and-co');
    await form.getByLabel('Address', { exact: true }).fill(slug);
  });
  await test.step('3. “On sale” and “Save”: it says what is missing, field by field', async () => {
    await form.getByLabel('Class before the law').selectOption({ label: 'Cosmetic' });
    await form.getByLabel('Status').selectOption('yes');
    await save.click();
    await expect(form.getByText('It cannot be put on sale yet')).toBeVisible();
    await expect(form.getByLabel('Category')).toBeFocused();
    await expect(form.getByRole('button', { name: 'HSN code' })).toBeVisible();
    expect(await stored(slug)).toBeUndefined();
    expect(await axeFinds(page)).toEqual([]);
  });
  await test.step('4. What is asked for is filled in', async () => {
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
    await form.getByLabel('Unit of the net quantity').selectOption('g');
    await form.getByLabel('Manufacturer: name').fill('Sample Works');
    await form.getByLabel('Manufacturer: full address').fill('Plot 1, Ollur, Thrissur 680306');
    await form.getByLabel('Licence number').fill('Mfg. Lic. No. SAMPLE/1');
    await form.getByLabel('Shelf life').fill('24');
    await form.getByLabel('Mark of origin').selectOption('veg');
    await form.getByLabel('HSN code').fill('34011190');
    await form.getByLabel('GST rates').fill('2025-09-22 | 5 | Toilet soap in bars');
    await expect(form.getByText('Nothing is missing')).toBeVisible();
  });
  await test.step('5. A picture is added; what is none is refused with its reason', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    await form.locator('input[type=file]').setInputFiles([
      { name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) },
      { name: 'drawing.png', mimeType: 'image/png', buffer: svg },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(30 * 1024 * 1024) },
    ]);
    await expect(form.getByText('huge.png was not taken: it is larger than 20 MB')).toBeVisible(
      patience,
    );
    await expect(form.getByText('drawing.png was not taken: it is an SVG drawing')).toBeVisible();
    await expect(
      form.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem'),
    ).toHaveCount(1);
    await form.getByLabel('What picture 1 shows').fill('A green bar of soap');
  });
  await test.step('6. Words that the law forbids are pointed at, and changed', async () => {
    await save.click();
    await expect(form.getByText('The texts hold words that the law')).toBeVisible();
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
    const [move] = (await adminFirestore().collection('stockMoves').where('slug', '==', slug).get())
      .docs;
    expect(move?.data()).toMatchObject({ reason: 'opening', delta: 12 });
    expect((await latestDeed(`products/${slug}`))[0]).toMatchObject({
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

test('nonsense is refused beside its field, and nothing is written', async ({ page }) => {
  const slug = ownSlug('taken-soap');
  await aStored(slug);
  await signIn(page, STAFF, `${LIST}?open=${encodeURIComponent('*new')}`);
  const form = page.getByRole('form', { name: 'Product' });
  await form.getByLabel('Title').fill('x'.repeat(241).slice(0, 240));
  await form.getByLabel('Address', { exact: true }).fill('No Address!');
  await form.getByLabel('Selling price').fill('cheap');
  await form.getByLabel('MRP in rupees').fill('-5');
  await form.getByLabel('Pieces in stock').fill('2.5');
  await form.getByLabel('GST rates').fill('2025-09-22 | 5\n22/09/2025 | 12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Small letters, digits and single hyphens')).toBeVisible();
  await expect(form.getByText('An amount in rupees')).toHaveCount(2);
  await expect(form.getByText('A whole number from 0')).toBeVisible();
  await expect(form.getByText('Line 2 is not in the form')).toBeVisible();
  await expect(form.getByLabel('Address', { exact: true })).toBeFocused();

  await form.getByLabel('Address', { exact: true }).fill(slug);
  for (const [label, value] of [
    ['Selling price', '10'],
    ['MRP in rupees', ''],
    ['Pieces in stock', ''],
    ['GST rates', ''],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByLabel('Class before the law').selectOption('other');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Another product has this address').first()).toBeVisible(patience);
  expect(await stored(slug)).toMatchObject({ price: 99 });
  await page.getByRole('button', { name: 'To the list of products' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByText('What you typed is kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(form.getByLabel('Selling price')).toHaveValue('10');
});

test('two tabs that save at once lose nothing, and orders keep their stock', async ({
  page,
  context,
}) => {
  const slug = ownSlug('shared-soap');
  await aStored(slug, { sku: 'SHARED' });
  await signIn(page, STAFF, `${LIST}?open=${slug}`);
  const other = await context.newPage();
  await other.goto(`${LIST}?open=${slug}`);
  const mine = page.getByRole('form', { name: 'Product' });
  const theirs = other.getByRole('form', { name: 'Product' });
  await mine.getByLabel('Title').fill('Mine');
  await theirs.getByLabel('Title').fill('Theirs');
  await theirs.getByLabel('SKU').fill('THEIRS');
  // An order takes three pieces meanwhile.
  await adminFirestore().doc(`products/${slug}`).update({ stock: 7 });
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored(slug))?.['title'], patience).toBe('Theirs');

  await expect(mine.getByText('Somebody has saved this product meanwhile')).toBeVisible(patience);
  await expect(mine.getByText('Title, theirs: Theirs')).toBeVisible();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText('Nothing was saved: somebody else')).toBeVisible(patience);
  await mine.getByRole('button', { name: 'Take over their changes' }).click();
  await expect(mine.getByLabel('Title')).toHaveValue('Mine');
  await expect(mine.getByLabel('SKU')).toHaveValue('THEIRS');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => stored(slug), patience)
    .toMatchObject({ title: 'Mine', sku: 'THEIRS', stock: 7 });

  const stock = page.getByRole('form', { name: 'Stock' });
  await stock.getByLabel('Change in pieces').fill('-8');
  await stock.getByRole('button', { name: 'Change the stock' }).click();
  await expect(stock.getByText('There are not that many pieces').first()).toBeVisible(patience);
  await stock.getByLabel('Change in pieces').fill('+5');
  await stock.getByRole('button', { name: 'Change the stock' }).click();
  await expect.poll(async () => (await stored(slug))?.['stock'], patience).toBe(12);
  await expect(
    page.getByRole('table', { name: 'What moved the stock' }).getByText('+5'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: Mine')).toBeVisible(patience);
  expect(await stored(slug)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(slug), patience).toMatchObject({ title: 'Mine', stock: 12 });
});

test('what is not saved holds every way out of the page', async ({ page }) => {
  const slug = ownSlug('held-soap');
  await aStored(slug);
  await signIn(page, STAFF, `${LIST}?q=${slug}`);
  await page.getByRole('link', { name: `Soap ${slug}` }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Not saved');
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  const ways = [
    () => page.getByRole('link', { name: 'Orders', exact: true }).click(),
    () => page.getByRole('button', { name: 'To the list of products' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await asked.getByRole('button', { name: 'Stay here' }).last().click();
    await expect(title).toHaveValue('Not saved');
    await expect(page).toHaveURL(`${LIST}?q=${slug}&open=${slug}`);
  }
  await page.evaluate(() => history.back());
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(`${LIST}?q=${slug}`);
  expect(await stored(slug)).toMatchObject({ title: `Soap ${slug}` });
});

test('a connection that is lost in the middle of a save is told, and what was typed stays', async ({
  page,
  context,
  expectNoise,
}) => {
  // Without a network Firestore asks google.com for a dot to find out why; the policy of the site refuses that.
  expectNoise(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot\.gif|WebChannel/);
  const slug = ownSlug('offline-soap');
  await aStored(slug);
  await signIn(page, STAFF, `${LIST}?open=${slug}`);
  const form = page.getByRole('form', { name: 'Product' });
  await form.getByLabel('Description').fill('Written before the tunnel.');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There is no connection. Nothing was saved')).toBeVisible(patience);
  await expect(form.getByLabel('Description')).toHaveValue('Written before the tunnel.');
  await context.setOffline(false);
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Take it back' }).click(patience);
  await expect(form.getByLabel('Description')).toHaveValue('Written before the tunnel.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: Soap ${slug}`)).toBeVisible(patience);
  expect(await stored(slug)).toMatchObject({ description: 'Written before the tunnel.' });
  await page.reload();
  await expect(form.getByLabel('Description')).toHaveValue('Written before the tunnel.', patience);
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});

test('prices of selected products change by a percent, after they were looked at', async ({
  page,
}) => {
  const [first, second] = [ownSlug('bulk-soap-a'), ownSlug('bulk-soap-b')];
  await aStored(first, { price: 100, mrp: 120 });
  await aStored(second, { price: 100, mrp: 105 });
  await signIn(page, STAFF, `${LIST}?q=bulk-soap`);
  await page.getByRole('button', { name: 'Select all that are shown' }).click();
  await page.getByRole('combobox', { name: 'What' }).selectOption('price');
  await page.getByRole('textbox', { name: 'Percent' }).fill('10');
  await page.getByRole('button', { name: 'Look at it first' }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByText('stays: above its MRP')).toBeVisible();
  await window.getByRole('button', { name: 'Change 1 product' }).click();
  await expect.poll(() => stored(first), patience).toMatchObject({ price: 110, mrp: 120 });
  expect(await stored(second)).toMatchObject({ price: 100 });
});

test('a file is checked as a whole, written, and changes nothing the second time', async ({
  page,
}) => {
  const [first, second] = [ownSlug('file-soap-a'), ownSlug('file-soap-b')];
  await signIn(page, STAFF, LIST);
  await page.getByRole('button', { name: 'CSV file' }).click();
  const choose = (text: string | Buffer) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  const rows = (price: string) =>
    `\uFEFFslug,title,price,stock\r\n${first},"Soap, first",${price},5\r\n${second},Soap second,50,0\r\n`;

  await choose(Buffer.from([0x73, 0x6c, 0x75, 0x67, 0xe9]));
  await expect(page.getByText('The file is not written in UTF-8')).toBeVisible();
  await choose('title,colour\r\nSoap,red\r\n');
  await expect(page.getByRole('row', { name: /1 slug .*This column is missing/ })).toBeVisible();
  await expect(page.getByText('No field of a product has this name.')).toBeVisible();
  await choose(rows('=SUM(A1:A2)'));
  await expect(page.getByRole('row', { name: /2 price .*This is a formula/ })).toBeVisible(
    patience,
  );
  await expect(page.getByRole('button', { name: /^Write/ })).toHaveCount(0);
  expect(await stored(second)).toBeUndefined();

  await choose(rows('45.50'));
  await expect(page.getByText('2 new, 0 changed, 0 unchanged.')).toBeVisible(patience);
  expect(await stored(first)).toBeUndefined();
  await page.getByRole('button', { name: 'Write 2 products' }).click();
  await expect(page.getByText(/2 products written in/)).toBeVisible(patience);
  expect(await stored(first)).toMatchObject({
    title: 'Soap, first',
    price: 45.5,
    stock: 5,
    active: false,
  });
  await choose(rows('45.50'));
  await expect(page.getByText('0 new, 0 changed, 2 unchanged.')).toBeVisible(patience);
  await expect(page.getByText('there is nothing to write')).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all products' }).click();
  const exported = await readFile(await (await coming).path(), 'utf8');
  expect(exported).toContain(`${first},"Soap, first"`);
  await choose(exported);
  await expect(page.getByText(/^0 new, 0 changed, \d+ unchanged\.$/)).toBeVisible(patience);
  expect(await axeFinds(page)).toEqual([]);
});

test('a viewer sees products and is told why nothing can be changed', async ({ page }) => {
  await signIn(page, VIEWER, LIST);
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'New product' })).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: /Sandalwood Soap/ }).click();
  await expect(page.getByRole('form', { name: 'Product' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});
