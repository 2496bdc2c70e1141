import { PROMISES } from '#domain/policy.ts';
import { axeFinds } from '../support/axe.ts';
import { notePress, placeOfPress } from '../support/place-of-press.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const SOAP = '/product/franch-ayurveda-skin-soap';
const SOLD_OUT = 'franch-brahmi-tablets';

test('a picture opens on the whole screen, enlarges and moves by keyboard alone', async ({
  page,
}) => {
  await page.goto(SOAP);
  const open = page.getByRole('button', { name: 'Enlarge picture 1 of 3' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Franch Ayurveda Skin Soap/ });
  await expect(dialog.getByRole('img', { name: /picture 1 of 3$/ })).toBeVisible();
  await expect(dialog.getByText('100 %')).toBeVisible();

  await dialog.getByRole('button', { name: 'Larger' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('200 %')).toBeVisible();
  const area = dialog.getByRole('region', { name: /^Enlarged picture/ });
  const down = (): Promise<number> => area.evaluate((element) => element.scrollTop);
  const before = await down();
  await area.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(down).toBeGreaterThan(before);

  await dialog.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /picture 2 of 3$/ })).toBeVisible();
  await expect(dialog.getByText('100 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The picture that was looked at last stays, and the focus is back where it came from.
  await expect(page.getByRole('button', { name: 'Enlarge picture 2 of 3' })).toBeFocused();
});

test('a tap in the open picture enlarges it where it was tapped, the next one shows all of it', async ({
  page,
}, { project }) => {
  await page.goto(SOAP);
  await page.getByRole('button', { name: /^Enlarge picture/ }).click();
  const area = page.getByRole('region', { name: /^Enlarged picture/ });
  await expect(area.getByRole('img')).toBeVisible();
  const box = await area.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  const tap = async (): Promise<void> => {
    const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.6];
    await (project.name === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  await tap();
  await expect(page.getByText('200 %')).toBeVisible();
  const overflow = await area.evaluate((e) => e.scrollHeight - e.clientHeight);
  expect(overflow).toBeGreaterThan(0);
  await tap();
  await expect(page.getByText('100 %')).toBeVisible();
});

test('the price stands in the first screen of a phone, above the bar', async ({ page }) => {
  for (const address of [SOAP, '/product/franch-oil-nh-plus']) {
    await page.goto(address);
    const price = page.getByRole('main').locator('strong').first();
    await expect(price).toBeInViewport({ ratio: 1 });
    // What is seen at its middle is the price itself, nothing that lies above it.
    const seen = await price.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
    });
    expect(seen).toBe(await price.textContent());
  }
});

test('every picture has its thumbnail, and all of them are on the screen', async ({ page }) => {
  await page.goto(SOAP);
  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails).toHaveCount(3);
  for (const thumbnail of await thumbnails.all()) {
    const box = await thumbnail.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
  }
  await thumbnails.nth(2).click();
  await expect(page.getByRole('button', { name: 'Enlarge picture 3 of 3' })).toBeVisible();
});

test('another size changes price, stock and address, and keeps the place and the keyboard', async ({
  page,
}) => {
  await page.goto('/product/franch-triphala-churna');
  const sizes = page.getByRole('navigation', { name: 'Size' });
  const large = sizes.getByRole('link', { name: '250 g' });
  await expect(sizes.getByRole('link', { name: '100 g' })).toHaveAttribute('aria-current', 'page');
  await large.focus();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/franch-triphala-churna-250g');
  await expect(large).toHaveAttribute('aria-current', 'page');
  await expect(large).toBeFocused();
  await expect(page.getByRole('main').getByText('₹265').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/250 g · ₹1\.06 per g/)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  // One product on the way back, not one for each size that was looked at.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('who comes back to a product is where they left it', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('article').first().getByRole('link').click();
  const fresh = page.getByRole('link', { name: 'How fresh it is when it arrives' });
  await notePress(page);
  await fresh.click();
  await expect(page).toHaveURL(/\/shipping/);
  const { scroll } = await placeOfPress(page);
  expect(scroll).toBeGreaterThan(0);
  await page.goBack();
  await expect(fresh).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test('who pays a return stands beside the price, and leads to the policy’s section', async ({
  page,
}) => {
  await page.goto(SOAP);
  const note = page.getByRole('region', { name: 'Returns' });
  await expect(note).toContainText(`${PROMISES.returnDays} days to send it back unopened`);
  await expect(note).toContainText('you pay the way back');
  await expect(note).toContainText('we collect it at our cost');
  await note.getByRole('link', { name: 'How returns work' }).click();
  await expect(page).toHaveURL('/shipping#returns');
  await expect(page.getByRole('heading', { name: 'Returns and replacements' })).toBeInViewport();
});

test('the listing declares what the pack declares, and who answers for it', async ({ page }) => {
  await page.goto(SOAP);
  for (const [name, value] of [
    ['Kind of product', 'Cosmetic'],
    ['Generic name', 'Toilet soap'],
    ['Net quantity', '100 g'],
    ['Maximum retail price (MRP)', '₹105, inclusive of all taxes'],
    ['Price per unit', '₹0.89 per g'],
    ['Best before', '24 months from manufacture'],
    ['Country of origin', 'India'],
    ['Manufacturer', 'Franch Personal Care (sample), Shed 4'],
    ['Licence', 'Mfg. Lic. No. SAMPLE/COS/0042'],
    ['Legal name', 'Franch Ayurveda Private Limited (sample)'],
    ['Customer care, e-mail', 'care@franch.example.in'],
    ['Grievance Officer', 'Grievance Officer (sample)'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${escaped(name)}$`) });
    await expect(term.locator('+ dd')).toContainText(value);
  }
});

test('who waits for a sold-out product is noted without an account, once', async ({ page }) => {
  await page.goto(`/product/${SOLD_OUT}`);
  const form = page.getByRole('region', { name: 'Be told when it is back' });
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  const email = `waiting-${Date.now()}@example.in`;
  await form.getByLabel('Your name').fill('Meera');
  await form.getByLabel('E-mail address').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`When it is back, an e-mail goes to ${email}.`)).toBeFocused();

  const stored = await adminFirestore().collection('messages').where('email', '==', email).get();
  expect(stored.size).toBe(1);
  const note = stored.docs[0];
  await expect(page.getByText(note?.id ?? 'no note')).toBeVisible();
  expect(note?.data()).toMatchObject({ topic: 'product', name: 'Meera', status: 'new' });
  expect(note?.get('text')).toContain(`(${SOLD_OUT})`);
});

test('without a network nothing is promised to who waits, and nothing typed is lost', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore backend|WebChannel/);
  await page.goto(`/product/${SOLD_OUT}`);
  const form = page.getByRole('region', { name: 'Be told when it is back' });
  await form.getByLabel('Your name').fill('Meera');
  await form.getByLabel('E-mail address').fill('meera@example.in');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('E-mail address')).toHaveValue('meera@example.in');
  await context.setOffline(false);
});

test('axe finds nothing on a sold-out product and in the open picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/product/${SOLD_OUT}`);
  await expect(page.getByText('Grievance Officer (sample)')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: /^Enlarge picture/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

function escaped(text: string): string {
  return text.replace(/[.()]/gu, '\\$&');
}
