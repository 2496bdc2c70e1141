import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const LIST = '/admin/blog';
const createdSlugs: string[] = [];

/** A slug unique to this run, deleted at the end of the flow. */
function aSlug(what: string): string {
  const slug = `flow-${what}-${Date.now()}`;
  createdSlugs.push(slug);
  return slug;
}

const stored = async (slug: string) => (await adminFirestore().doc(`blogs/${slug}`).get()).data();

/** Opens an address as a visitor, in a separate browser context. */
async function asVisitor(page: Page, to: string, look: (page: Page) => Promise<void>) {
  const context = await page.context().browser()?.newContext();
  const visitor = await context?.newPage();
  if (!context || !visitor) throw new Error('no browser');
  await visitor.goto(to);
  await look(visitor);
  await context.close();
}

test.afterAll(async () => {
  for (const slug of createdSlugs) {
    await adminFirestore().doc(`blogs/${slug}`).delete();
    await adminFirestore().doc(`redirects/${slug}`).delete();
  }
});

test('an article is written, illustrated, published, moved, deleted and restored', async ({
  page,
}) => {
  const slug = aSlug('written');
  const moved = aSlug('moved');
  await signIn(page, seededStaff('staff'), LIST);
  await page.getByRole('link', { name: 'Write an article' }).click();
  const form = page.getByRole('form', { name: 'Article' });
  await form.getByLabel('Title', { exact: true }).fill('Neem & Tulsi');
  await expect(form.getByLabel('Address')).toHaveValue('neem-and-tulsi');
  await form.getByLabel('Address').fill(slug);
  const body = form.getByLabel('Text');
  await body.fill('word');
  await body.selectText();
  await page.keyboard.press('Control+b');
  await expect(body).toHaveValue('**word**');
  await page.keyboard.press('Control+z');
  await expect(body).toHaveValue('word');
  await body.fill('# Heading\n\nSome **bold** words.');

  const file = { name: 'garden.png', mimeType: 'image/png', buffer: aPng(4, 2, 'secret garden') };
  await form.getByLabel('Choose a picture').setInputFiles(file);
  await expect(form.getByText('Picture uploaded.')).toBeVisible();
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(form.getByText('Describe the picture in a few words')).toBeVisible();
  await form.getByLabel('Cover picture description').fill('A red field');
  await form.getByLabel('Tags').fill('neem, tulsi');
  expect(await axeFinds(page)).toEqual([]);
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(page).toHaveURL(`${LIST}?open=${slug}`);
  await expect(page.getByText('Published on')).toBeVisible();

  const blog = (await stored(slug)) ?? {};
  expect(blog).toMatchObject({
    title: 'Neem & Tulsi',
    status: 'published',
    tags: ['neem', 'tulsi'],
    coverAlt: 'A red field',
  });
  const picture = await fetch(String(blog['coverImageURL']));
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).not.toContain('secret');
  const entry = await adminFirestore()
    .doc(`audit/${String(blog['auditId'])}`)
    .get();
  expect(entry.data()).toMatchObject({ action: 'blog-create', subject: `blogs/${slug}` });
  await asVisitor(page, '/blogs', async (visitor) => {
    await visitor.getByRole('link', { name: 'Neem & Tulsi' }).click();
    await expect(visitor).toHaveURL(`/blog/${slug}`);
    await expect(visitor.getByRole('img', { name: 'A red field' })).toBeVisible();
  });

  await form.getByLabel('Address').fill('on-soap-labels');
  await form.getByLabel('Address').fill(moved);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?open=${moved}`);
  expect([await stored(slug), (await stored(moved))?.['formerSlug']]).toEqual([undefined, slug]);
  await asVisitor(page, `/blog/${slug}`, async (visitor) => {
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Neem & Tulsi');
    await expect(visitor).toHaveURL(`/blog/${moved}`);
  });

  await form.getByRole('button', { name: 'Delete article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this article?' });
  await dialog.getByRole('button', { name: 'Delete article' }).click();
  await expect(page).toHaveURL(LIST);
  expect(await stored(moved)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  expect(await stored(moved)).toMatchObject({ title: 'Neem & Tulsi', status: 'published' });
});

test(`a viewer can read and change nothing; axe finds no violations`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, seededStaff('viewer'), LIST);
  await expect(page.getByRole('row').nth(8)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write an article' })).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByText('Only owners and staff can make changes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});
