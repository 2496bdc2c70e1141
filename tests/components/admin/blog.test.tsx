import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { descriptionOf } from '../support/form.tsx';
import { renderShop } from '../support/render-shop.tsx';
import {
  article,
  auditEntries,
  change,
  dialogNamed,
  fill,
  formNamed,
  press,
  renderStaff,
  selectionIn,
  shows,
  unload,
  valueOf,
} from '../support/staff.ts';

const LIST = '/admin/blog';
const open = (slug: string) => `${LIST}?open=${slug}`;

test('a draft needs title, address and text; the address follows the title', async () => {
  const { user, backend } = await renderStaff(LIST, 'staff');
  await user.click(await screen.findByRole('link', { name: 'Write an article' }));
  const form = await formNamed('Article');
  await press(user, 'Save draft', form);
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(3);
  await fill(user, form.getByLabelText('Title'), 'Neem & Tulsi');
  const slug = form.getByLabelText('Address');
  expect(valueOf(slug)).toBe('neem-and-tulsi');
  await fill(user, form.getByLabelText('Title'), 'तुलसी 油');
  expect(valueOf(slug)).toBe('tulasi');
  expect(descriptionOf(slug)).toContain('The address leaves out “油”.');
  expect(backend.writes).toEqual([]);
});

test('the preview shows the Markdown as readers see it', async () => {
  const { user } = await renderStaff(`${LIST}?new=1`, 'staff');
  const body = (await formNamed('Article')).getByLabelText('Text');
  await fill(user, body, '# Heading\n\nSome **bold** words.');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await preview.findByRole('heading', { name: 'Heading' });
  expect(preview.getByText('bold').localName).toBe('strong');
});

test('scripts, images and links of hostile Markdown are removed from the preview', async () => {
  const { user } = await renderStaff(`${LIST}?new=1`, 'staff');
  await fill(
    user,
    await screen.findByLabelText('Text'),
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)>\n\n[press](javascript:alert(3))\n\n![x](javascript:alert(4))\n\nThe end.',
  );
  const preview = screen.getByRole('region', { name: 'Preview' });
  await within(preview).findByText('The end.');
  expect(preview.querySelectorAll('script, img, a, [onerror]')).toHaveLength(0);
  await user.click(within(preview).getByText('press'));
});

test('an article is scheduled for a future time, published at once and taken back to draft', async () => {
  const { user, backend } = await renderStaff(
    open('neem'),
    'owner',
    article('neem', { status: 'draft' }),
  );
  const form = await formNamed('Article');
  const when = form.getByLabelText(/^Publish date and time/);
  fireEvent.input(when, { target: { value: '2020-01-01T10:00' } });
  await press(user, 'Schedule', form);
  await shows('Choose a date and time in the future.', form);
  expect(backend.writes).toEqual([]);
  fireEvent.input(when, { target: { value: '2090-01-01T10:00' } });
  await press(user, 'Schedule', form);
  await shows('Scheduled for 1 Jan 2090', form);
  expect(backend.document('blogs/neem')?.['publishedAt']).toEqual(
    new Date('2090-01-01T10:00:00+05:30'),
  );
  await press(user, 'Publish now', form);
  await shows('Published on', form);
  await press(user, 'Unpublish', form);
  await shows('Draft: only staff can see it.', form);
  expect(backend.document('blogs/neem')).toMatchObject({ status: 'draft' });
  expect(auditEntries(backend)).toHaveLength(3);
});

test('an article published minutes after its editor was opened is published, not scheduled', async () => {
  const { user } = await renderStaff(open('neem'), 'owner', article('neem', { status: 'draft' }));
  const form = await formNamed('Article');
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 120_000);
  onTestFinished(() => clock.mockRestore());
  await press(user, 'Publish now', form);
  await shows('Published on', form);
  expect(form.queryByText(/^Scheduled for/)).toBeNull();
});

test('readers see a scheduled article in no list; staff find it by its state', async () => {
  const documents = {
    ...article('planned', { publishedAt: new Date('2090-01-01') }),
    ...article('shown'),
  };
  await renderShop('/blogs', { documents });
  expect((await screen.findAllByRole('link', { name: /About shown/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText('About planned')).toBeNull();
  unload();
  await renderStaff(`${LIST}?state=scheduled`, 'owner', documents);
  await screen.findByRole('link', { name: /^About planned/ });
  expect(screen.queryByRole('link', { name: /^About shown/ })).toBeNull();
});

test('an article that visitors may not read is reported as not found, and shown once it is published', async () => {
  const { backend, goTo } = await renderShop('/about', { documents: article('other') });
  backend.failReads('blogs/closed', 'denied');
  goTo('/blog/closed');
  const heading = await screen.findByRole('heading', { name: 'We could not find this article' });
  expect(heading).toBeDefined();
  unload();
  await renderShop('/blog/closed', { documents: article('closed') });
  await screen.findByRole('heading', { level: 1, name: 'About closed' });
});

test('a colleague’s save of the same article is reported, and no input is overwritten', async () => {
  const { user, backend } = await renderStaff(open('shared'), 'staff', article('shared'));
  const form = await formNamed('Article');
  const body = form.getByLabelText('Text');
  expect(valueOf(body)).toBe('One paragraph.');
  await fill(user, body, 'Mine.');
  change(backend, 'blogs/shared', { body: 'Theirs.', auditId: 'theirs' });
  await shows('Someone else has saved this article');
  expect(valueOf(body)).toBe('Mine.');
  await press(user, 'Save', form);
  await shows('Not saved: someone else', form);
  expect(backend.document('blogs/shared')).toMatchObject({ body: 'Theirs.' });

  const stored = { 'blogs/shared': backend.document('blogs/shared') ?? {} };
  unload();
  const again = await renderStaff(open('shared'), 'staff', stored);
  const second = await formNamed('Article');
  expect(valueOf(second.getByLabelText('Text'))).toBe('Theirs.');
  await press(again.user, 'Restore');
  expect(document.activeElement).toBe(second.getByLabelText('Title'));
  expect(valueOf(second.getByLabelText('Text'))).toBe('Mine.');
  await press(again.user, 'Save', second);
  await screen.findByText('Saved.');
  const saved = again.backend.document('blogs/shared') ?? {};
  expect(saved).toMatchObject({ body: 'Mine.' });
  unload();
  await renderStaff(open('shared'), 'staff', { 'blogs/shared': saved });
  expect(valueOf((await formNamed('Article')).getByLabelText('Text'))).toBe('Mine.');
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});

test('a taken address is refused, a new one leaves a redirect, and a deletion can be undone', async () => {
  const documents = { ...article('neem'), ...article('tulsi') };
  const { user, backend, address } = await renderStaff(open('neem'), 'staff', documents);
  const form = await formNamed('Article');
  await fill(user, form.getByLabelText('Address'), 'tulsi');
  await press(user, 'Save', form);
  await shows('Another article already uses this address', form);
  await fill(user, form.getByLabelText('Address'), 'moved');
  await press(user, 'Save', form);
  await waitFor(() => expect(address()).toBe(open('moved')));
  expect(backend.document('blogs/neem')).toBeUndefined();
  expect(backend.document('blogs/moved')).toMatchObject({ formerSlug: 'neem' });
  expect(backend.document('redirects/neem')).toMatchObject({ to: 'moved' });

  await press(user, 'Delete article');
  await press(user, 'Delete article', await dialogNamed('Delete this article?'));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(backend.document('blogs/moved')).toBeUndefined();
  await press(user, 'Undo');
  await shows('Restored.');
  expect(backend.document('blogs/moved')).toMatchObject({ status: 'published' });
});

test('a forbidden health claim may be saved as a draft, and published only with a reason', async () => {
  const { user, backend, address } = await renderStaff(`${LIST}?new=1`, 'staff');
  const form = await formNamed('Article');
  const title = form.getByLabelText('Title');
  await fill(user, title, 'Neem');
  await fill(user, form.getByLabelText('Text'), 'An oil that **cures** joint pain.');
  await press(user, 'Save draft', form);
  await screen.findByText('Saved.');
  // The address of the new article mounts another form.
  await waitFor(() => expect(address()).toBe(open('neem')));
  await waitFor(() => expect(title.isConnected).toBe(false));
  expect(backend.document('blogs/neem')).toMatchObject({ status: 'draft' });

  const saved = await formNamed('Article');
  const body = saved.getByLabelText('Text');
  for (const button of ['Publish now', 'Schedule']) {
    await press(user, button, saved);
    await saved.findAllByText(/^The texts contain words not allowed in advertising by law/);
    expect(backend.document('blogs/neem')).toMatchObject({ status: 'draft' });
  }
  await press(user, 'Show “cures”', saved);
  expect(document.activeElement).toBe(body);
  expect(selectionIn(body)).toBe('cures');

  await fill(user, saved.getByLabelText(/^Reason to keep them/), 'Quoted from the Act itself.');
  await press(user, 'Publish now', saved);
  await screen.findByText('Published.');
  const published = backend.document('blogs/neem') ?? {};
  expect(published).toMatchObject({ status: 'published' });
  expect(backend.document(`audit/${String(published['auditId'])}`)).toMatchObject({
    note: 'Quoted from the Act itself.',
  });
});

test('a published article may retain its claims; only a new claim blocks saving', async () => {
  const text = 'An oil that **cures** joint pain.';
  const { user, backend } = await renderStaff(
    open('neem'),
    'staff',
    article('neem', { body: text }),
  );
  const form = await formNamed('Article');
  expect(form.queryByText('Words not allowed in advertising by law')).toBeNull();
  await fill(user, form.getByLabelText('Text'), `${text} Warm it first.`);
  await press(user, 'Save', form);
  await waitFor(() => expect(backend.document('blogs/neem')?.['body']).toContain('Warm it first'));
  const worse = 'An oil that **cures** joint pain and [fever](https://example.com).';
  await fill(user, form.getByLabelText('Text'), worse);
  await press(user, 'Save', form);
  await form.findByRole('button', { name: 'Show “fever”' });
  expect(form.queryByRole('button', { name: 'Show “cures”' })).toBeNull();
  expect(backend.document('blogs/neem')?.['body']).toContain('Warm it first');
});

test('a viewer reads articles and cannot change them', async () => {
  const { user } = await renderStaff(LIST, 'viewer', article('neem'));
  await screen.findByRole('link', { name: /^About neem/ });
  expect(screen.queryByRole('link', { name: 'Write an article' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^About neem/ }));
  await shows('Only owners and staff can make changes.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
