import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loseFile } from '../support/files.ts';
import { descriptionOf } from '../support/form.tsx';
import { renderPage } from '../support/render-shop.tsx';
import {
  article,
  auditEntries,
  dialogNamed,
  formNamed,
  selectionIn,
  shows,
  unload,
  valueOf,
} from '../support/staff.ts';
import { fill, follow, openPage, press } from './open-page.tsx';

const LIST = '/admin/blog';
const open = (slug: string) => `${LIST}?open=${slug}`;

test('a draft needs title, address and text; the address follows the title', async () => {
  const { backend } = await openPage(LIST, 'staff');
  await follow('Write an article');
  const form = await formNamed('Article');
  await press('Save draft', form);
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(3);
  fill(form.getByLabelText('Title'), 'Neem & Tulsi');
  const slug = form.getByLabelText('Address');
  expect(valueOf(slug)).toBe('neem-and-tulsi');
  fill(form.getByLabelText('Title'), 'तुलसी 油');
  expect(valueOf(slug)).toBe('tulasi');
  expect(descriptionOf(slug)).toContain('The address leaves out “油”.');
  expect(backend.writes).toEqual([]);
});

test('the preview shows the Markdown as readers see it, without scripts and unsafe links', async () => {
  await openPage(`${LIST}?new=1`, 'staff');
  const unsafe = '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)>\n\n';
  const text = `# Heading\n\n${unsafe}[press](javascript:alert(3))\n\nSome **bold** words.`;
  fill((await formNamed('Article')).getByLabelText('Text'), text);
  const preview = screen.getByRole('region', { name: 'Preview' });
  await within(preview).findByRole('heading', { name: 'Heading' });
  expect(within(preview).getByText('bold').localName).toBe('strong');
  expect(preview.querySelectorAll('script, img, a, [onerror]')).toHaveLength(0);
  expect(within(preview).getByText('press')).toBeDefined();
});

test('a picture that was changed after it was chosen is named', async () => {
  const { user } = await openPage(open('neem'), 'staff', article('neem'));
  const form = await formNamed('Article');
  const lost = new File(['x'], 'lost.png', { type: 'image/png' });
  loseFile(lost);
  await user.upload(form.getByLabelText('Choose a picture'), lost);
  await shows('This file can’t be read', form);
  expect(form.queryByText('Uploading the picture…')).toBeNull();
});

test('an article is scheduled for a future time, published at once and taken back to draft', async () => {
  const { backend } = await openPage(open('neem'), 'owner', article('neem', { status: 'draft' }));
  const form = await formNamed('Article');
  const when = form.getByLabelText(/^Publish date and time/);
  fill(when, '2020-01-01T10:00');
  await press('Schedule', form);
  await shows('Choose a date and time in the future.', form);
  expect(backend.writes).toEqual([]);
  fill(when, '2090-01-01T10:00');
  await press('Schedule', form);
  await shows('Scheduled for 1 Jan 2090', form);
  expect(backend.document('blogs/neem')?.['publishedAt']).toEqual(
    new Date('2090-01-01T10:00:00+05:30'),
  );
  // An editor that was opened minutes ago publishes at once, too.
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 120_000);
  await press('Publish now', form);
  await shows('Published on', form);
  expect(form.queryByText(/^Scheduled for/)).toBeNull();
  await press('Unpublish', form);
  await shows('Draft: only staff can see it.', form);
  expect(backend.document('blogs/neem')).toMatchObject({ status: 'draft' });
  expect(auditEntries(backend)).toHaveLength(3);
});

test('readers see a scheduled article in no list; staff find it by its state', async () => {
  const documents = {
    ...article('planned', { publishedAt: new Date('2090-01-01') }),
    ...article('shown'),
  };
  await renderPage('/blogs', { documents });
  expect((await screen.findAllByRole('link', { name: /About shown/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText('About planned')).toBeNull();
  unload();
  await openPage(`${LIST}?state=scheduled`, 'owner', documents);
  await screen.findByRole('link', { name: /^About planned/ });
  expect(screen.queryByRole('link', { name: /^About shown/ })).toBeNull();
});

test('an article that visitors may not read is reported as not found', async () => {
  const { backend, release } = await renderPage('/blog/closed', { reads: 'wait' });
  backend.failReads('blogs/closed', 'denied');
  release();
  const heading = { name: 'We could not find this article' };
  expect(await screen.findByRole('heading', heading)).toBeDefined();
});

test('a colleague’s save of the same article is reported, and no input is overwritten', async () => {
  const { backend, change, reload } = await openPage(open('shared'), 'staff', article('shared'));
  const bodyOf = (form: Awaited<ReturnType<typeof formNamed>>) => form.getByLabelText('Text');
  const form = await formNamed('Article');
  const body = bodyOf(form);
  expect(valueOf(body)).toBe('One paragraph.');
  fill(body, 'Mine.');
  change('blogs/shared', { body: 'Theirs.', auditId: 'theirs' });
  await shows('Someone else has saved this article');
  expect(valueOf(body)).toBe('Mine.');
  await press('Save', form);
  await shows('Not saved: someone else', form);
  expect(backend.document('blogs/shared')).toMatchObject({ body: 'Theirs.' });

  reload();
  const second = await formNamed('Article');
  expect(valueOf(bodyOf(second))).toBe('Theirs.');
  await press('Restore');
  expect(document.activeElement).toBe(second.getByLabelText('Title'));
  expect(valueOf(bodyOf(second))).toBe('Mine.');
  await press('Save', second);
  await screen.findByText('Saved.');
  expect(backend.document('blogs/shared')).toMatchObject({ body: 'Mine.' });

  reload();
  expect(valueOf(bodyOf(await formNamed('Article')))).toBe('Mine.');
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});

test('a taken address is refused, a new one leaves a redirect, and a deletion can be undone', async () => {
  const documents = { ...article('neem'), ...article('tulsi') };
  const { backend, address } = await openPage(open('neem'), 'staff', documents);
  const form = await formNamed('Article');
  fill(form.getByLabelText('Address'), 'tulsi');
  await press('Save', form);
  await shows('Another article already uses this address', form);
  fill(form.getByLabelText('Address'), 'moved');
  await press('Save', form);
  await waitFor(() => expect(address()).toBe(open('moved')));
  expect(backend.document('blogs/neem')).toBeUndefined();
  expect(backend.document('blogs/moved')).toMatchObject({ formerSlug: 'neem' });
  expect(backend.document('redirects/neem')).toMatchObject({ to: 'moved' });

  await press('Delete article');
  await press('Delete article', await dialogNamed('Delete this article?'));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(backend.document('blogs/moved')).toBeUndefined();
  await press('Undo');
  await shows('Restored.');
  expect(backend.document('blogs/moved')).toMatchObject({ status: 'published' });
});

test('a forbidden health claim may be saved as a draft, and published only with a reason', async () => {
  const { backend, address } = await openPage(`${LIST}?new=1`, 'staff');
  const form = await formNamed('Article');
  const title = form.getByLabelText('Title');
  fill(title, 'Neem');
  fill(form.getByLabelText('Text'), 'An oil that **cures** joint pain.');
  await press('Save draft', form);
  await screen.findByText('Saved.');
  // The address of the new article mounts another form.
  await waitFor(() => expect(address()).toBe(open('neem')));
  await waitFor(() => expect(title.isConnected).toBe(false));
  expect(backend.document('blogs/neem')).toMatchObject({ status: 'draft' });

  const saved = await formNamed('Article');
  const body = saved.getByLabelText('Text');
  for (const button of ['Publish now', 'Schedule']) {
    await press(button, saved);
    await saved.findAllByText(/^The texts contain words not allowed in advertising by law/);
    expect(backend.document('blogs/neem')).toMatchObject({ status: 'draft' });
  }
  const note = { level: 3, name: 'Words not allowed in advertising by law' };
  expect(saved.getByRole('heading', note)).toBeDefined();
  await press('Show “cures”', saved);
  expect(document.activeElement).toBe(body);
  expect(selectionIn(body)).toBe('cures');

  fill(saved.getByLabelText(/^Reason to keep them/), 'Quoted from the Act itself.');
  await press('Publish now', saved);
  await screen.findByText('Published.');
  const published = backend.document('blogs/neem') ?? {};
  expect(published).toMatchObject({ status: 'published' });
  expect(backend.document(`audit/${String(published['auditId'])}`)).toMatchObject({
    note: 'Quoted from the Act itself.',
  });
});

test('a published article may retain its claims; only a new claim blocks saving', async () => {
  const text = 'An oil that **cures** joint pain.';
  const { backend } = await openPage(open('neem'), 'staff', article('neem', { body: text }));
  const form = await formNamed('Article');
  expect(form.queryByText('Words not allowed in advertising by law')).toBeNull();
  fill(form.getByLabelText('Text'), `${text} Warm it first.`);
  await press('Save', form);
  await waitFor(() => expect(backend.document('blogs/neem')?.['body']).toContain('Warm it first'));
  const worse = 'An oil that **cures** joint pain and [fever](https://example.com).';
  fill(form.getByLabelText('Text'), worse);
  await press('Save', form);
  await form.findByRole('button', { name: 'Show “fever”' });
  expect(form.queryByRole('button', { name: 'Show “cures”' })).toBeNull();
  expect(backend.document('blogs/neem')?.['body']).toContain('Warm it first');
});

test('a viewer reads articles and cannot change them', async () => {
  await openPage(LIST, 'viewer', article('neem'));
  await screen.findByRole('link', { name: /^About neem/ });
  expect(screen.queryByRole('link', { name: 'Write an article' })).toBeNull();
  await follow(/^About neem/);
  await shows('Only owners and staff can make changes.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByLabelText('Title').matches(':disabled')).toBe(true);
});
