import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const slug = `flow-written-${Date.now()}`;
test.afterAll(() => adminFirestore().doc(`blogs/${slug}`).delete());

test('an article has native undo and a picture without metadata', async ({ page, browser }) => {
  await signIn(page, seededStaff('staff'), '/admin/blog');
  await page.getByRole('link', { name: 'Write an article' }).click();
  const form = page.getByRole('form', { name: 'Article' });
  await form.getByLabel('Title', { exact: true }).fill('Neem & Tulsi');
  await form.getByLabel('Address').fill(slug);
  const body = form.getByLabel('Text');
  await body.fill('word');
  await body.selectText();
  await page.keyboard.press('Control+b');
  await expect(body).toHaveValue('**word**');
  await page.keyboard.press('Control+z');
  await expect(body).toHaveValue('word');
  const file = { name: 'garden.png', mimeType: 'image/png', buffer: aPng(4, 2, 'secret garden') };
  await form.getByLabel('Choose a picture').setInputFiles(file);
  await expect(form.getByText('Picture uploaded.')).toBeVisible();
  await form.getByLabel('Cover picture description').fill('A red field');
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published on')).toBeVisible();

  const blog = (await adminFirestore().doc(`blogs/${slug}`).get()).data() ?? {};
  const picture = await fetch(String(blog['coverImageURL']));
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).not.toContain('secret');
  const entry = await adminFirestore()
    .doc(`audit/${String(blog['auditId'])}`)
    .get();
  expect(entry.data()).toMatchObject({ action: 'blog-create', subject: `blogs/${slug}` });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/blogs');
  await visitor.getByRole('link', { name: 'Neem & Tulsi' }).click();
  await expect(visitor).toHaveURL(`/blog/${slug}`);
  await expect(visitor.getByRole('img', { name: 'A red field' })).toBeVisible();
  await visitor.context().close();
});
