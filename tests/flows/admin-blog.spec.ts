import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { axeFinds } from '../support/axe.ts';
import { signIn } from '../support/customers.ts';
import { seededStaff } from '../support/people.ts';
import { aPng } from '../support/pictures.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const LIST = '/admin/blog';
const made: string[] = [];

/** A slug of this run's own, which is removed at its end. */
function aSlug(what: string): string {
  const slug = `flow-${what}-${Date.now()}`;
  made.push(slug);
  return slug;
}

async function anArticle(slug: string, change: Record<string, unknown> = {}): Promise<void> {
  await adminFirestore()
    .doc(`blogs/${slug}`)
    .set({
      title: `Made ${slug}`,
      excerpt: 'Made for a flow.',
      body: 'One paragraph.',
      tags: [],
      relatedProducts: [],
      status: 'published',
      publishedAt: Timestamp.fromMillis(Date.now() - 600_000),
      updatedAt: Timestamp.now(),
      ...change,
    });
}

const stored = async (slug: string) => (await adminFirestore().doc(`blogs/${slug}`).get()).data();

/** What a visitor sees at an address, in a browser of their own. */
async function asVisitor(page: Page, to: string, look: (page: Page) => Promise<void>) {
  const context = await page.context().browser()?.newContext();
  const visitor = await context?.newPage();
  if (!context || !visitor) throw new Error('no browser');
  await visitor.goto(to);
  await look(visitor);
  await context.close();
}

test.skip(({ isMobile }) => isMobile, 'articles are written at a desk');

test.afterAll(async () => {
  for (const slug of made) {
    await adminFirestore().doc(`blogs/${slug}`).delete();
    await adminFirestore().doc(`redirects/${slug}`).delete();
  }
});

test('an article is written, pictured, published, moved, removed and brought back', async ({
  page,
}) => {
  const slug = aSlug('written');
  const moved = aSlug('moved');
  await signIn(page, seededStaff('staff'), LIST);
  await page.getByRole('link', { name: 'Write an article' }).click();
  const form = page.getByRole('form', { name: 'Article' });
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(form.getByText('Please fill this in.')).toHaveCount(3);
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
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Heading' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('bold');

  const file = { name: 'garden.png', mimeType: 'image/png', buffer: aPng(4, 2, 'secret garden') };
  await form.getByLabel('Choose a picture').setInputFiles(file);
  await expect(form.getByText('The picture is stored.')).toBeVisible();
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(form.getByText('Say in a few words what the picture shows')).toBeVisible();
  await form.getByLabel('What the cover shows').fill('A red field');
  await form.getByLabel('Tags').fill('neem, tulsi');
  expect(await axeFinds(page)).toEqual([]);
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(page).toHaveURL(`${LIST}?open=${slug}`);
  await expect(page.getByText('Readers see it since')).toBeVisible();

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

  await form.getByRole('button', { name: 'Delete the article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this article?' });
  await dialog.getByRole('button', { name: 'Delete the article' }).click();
  await expect(page).toHaveURL(LIST);
  expect(await stored(moved)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is back.')).toBeVisible();
  expect(await stored(moved)).toMatchObject({ title: 'Neem & Tulsi', status: 'published' });
});

test('hostile Markdown does nothing in the preview', async ({ page }) => {
  await signIn(page, seededStaff('staff'), `${LIST}?new=1`);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page
    .getByLabel('Text')
    .fill(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)>\n\n[press](javascript:alert(3))\n\n![x](javascript:alert(4))\n\nThe end.',
    );
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('The end.')).toBeVisible();
  await expect(preview.locator('script, img, a, [onerror]')).toHaveCount(0);
  await preview.getByText('press').click();
  expect(alerts).toEqual([]);
});

test('what is planned is hidden until its moment; then it is there', async ({ page }) => {
  const slug = aSlug('planned');
  await anArticle(slug, { status: 'draft' });
  await signIn(page, seededStaff('owner'), `${LIST}?open=${slug}`);
  const form = page.getByRole('form', { name: 'Article' });
  const when = form.getByLabel('Day and time to publish it (IST)');
  await when.fill('2020-01-01T10:00');
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expect(form.getByText('Choose a day and time that is still to come.')).toBeVisible();
  await when.fill('2090-01-01T10:00');
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expect(form.getByText('Scheduled: readers see it from 1 Jan 2090')).toBeVisible();
  expect((await stored(slug))?.['publishedAt']).toEqual(
    Timestamp.fromMillis(Date.parse('2090-01-01T10:00:00+05:30')),
  );
  const title = `Made ${slug}`;
  await asVisitor(page, '/blogs', async (visitor) => {
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await expect(visitor.getByText(title)).toHaveCount(0);
  });
  await page.goto(`${LIST}?state=scheduled`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(form.getByText('Readers see it since')).toBeVisible();
  await asVisitor(page, '/blogs', async (visitor) => {
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  });
  await form.getByRole('button', { name: 'Take it back to draft' }).click();
  await expect(form.getByText('A draft: staff alone see it.')).toBeVisible();
  expect((await stored(slug))?.['status']).toBe('draft');
});

test('a planned article is refused to visitors at its own address', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/permission|PERMISSION_DENIED|Missing or insufficient|403|400/);
  const slug = aSlug('closed');
  await anArticle(slug, { publishedAt: Timestamp.fromMillis(Date.now() + 3_600_000) });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { name: 'We could not find this article' })).toBeVisible();
  await anArticle(slug);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Made ${slug}` })).toBeVisible();
});

test('two editors are told, and what was written survives a crash', async ({ page }) => {
  const slug = aSlug('shared');
  await anArticle(slug);
  await signIn(page, seededStaff('staff'), `${LIST}?open=${slug}`);
  const form = page.getByRole('form', { name: 'Article' });
  const body = form.getByLabel('Text');
  await expect(body).toHaveValue('One paragraph.');
  await body.fill('Mine.');
  await adminFirestore().doc(`blogs/${slug}`).update({ body: 'Theirs.', auditId: 'theirs' });
  await expect(page.getByText('Somebody else has saved this article meanwhile')).toBeVisible();
  await expect(body).toHaveValue('Mine.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Nothing was saved: somebody else')).toBeVisible();
  expect((await stored(slug))?.['body']).toBe('Theirs.');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(body).toHaveValue('Theirs.');
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(body).toHaveValue('Mine.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect((await stored(slug))?.['body']).toBe('Mine.');
  await page.reload();
  await expect(body).toHaveValue('Mine.');
  await expect(page.getByText('Something was typed here and not saved')).toHaveCount(0);
});

test('a viewer looks and changes nothing; axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, seededStaff('viewer'), LIST);
  await expect(page.getByRole('row').nth(8)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write an article' })).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByText('Changing things is for owner and staff.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});
