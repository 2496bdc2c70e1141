import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { descriptionOf } from '../../support/form.tsx';
import {
  auditEntries,
  change,
  dialogNamed,
  draftProduct,
  fill,
  formNamed,
  press,
  renderStaff,
  present,
  shows,
  stayOnPage,
  unload,
  valueOf,
} from '../../support/staff.ts';

const LIST = '/admin/dashboard/products';
const NEW = `${LIST}?open=${encodeURIComponent('*new')}`;
const SOAP = `${LIST}?open=soap`;

test('a new product gets its address from its title and cannot be sold before it is complete', async () => {
  const { user, backend } = await renderStaff(LIST, 'staff');
  await shows('No products yet.');
  await press(user, 'New product');
  await screen.findByRole('heading', { level: 1, name: 'New product' });
  const form = await formNamed('Product');
  await fill(user, form.getByLabelText('Title'), 'Beginner’s Soap & Co');
  const slug = form.getByLabelText('Address');
  expect(valueOf(slug)).toBe('beginners-soap-and-co');
  await fill(user, slug, 'own-soap');
  await fill(user, form.getByLabelText('Title'), 'Another title');
  expect(valueOf(slug)).toBe('own-soap');
  await user.selectOptions(form.getByLabelText('Regulatory class'), 'Cosmetic');
  await user.selectOptions(form.getByLabelText('Status'), 'yes');
  await press(user, 'Save', form);
  await shows('This can’t be put on sale yet', form);
  expect(document.activeElement).toBe(form.getByLabelText(/^Category/));
  expect(form.getByRole('button', { name: 'HSN code' })).toBeDefined();
  expect(backend.writes).toEqual([]);
});

test('a title in another script gets a romanised address, or is said to need one', async () => {
  const { user } = await renderStaff(NEW, 'staff');
  const form = await formNamed('Product');
  const slug = form.getByLabelText('Address');
  const title = form.getByLabelText('Title');
  await fill(user, title, 'नीम साबुन');
  expect(valueOf(slug)).toBe('nim-sabun');
  expect(descriptionOf(slug)).not.toContain('leaves out');
  await fill(user, title, 'Neem 肥皂');
  expect(valueOf(slug)).toBe('neem');
  expect(descriptionOf(slug)).toContain('The address leaves out “肥皂”. You can edit it.');
  await fill(user, title, '肥皂');
  expect(valueOf(slug)).toBe('');
  expect(descriptionOf(slug)).toContain('We couldn’t make an address from this title.');
  await fill(user, slug, 'feizao');
  expect(descriptionOf(slug)).not.toContain('We couldn’t');
});

test('invalid values are reported beside their fields and nothing is written', async () => {
  const { user, backend } = await renderStaff(NEW, 'staff', draftProduct('taken-soap'));
  const form = await formNamed('Product');
  const enter = (label: string | RegExp, text: string) =>
    fill(user, form.getByLabelText(label), text);
  await enter('Title', 'x'.repeat(240));
  await enter('Address', 'No Address!');
  await enter(/^Selling price/, 'cheap');
  await enter(/^MRP in rupees/, '-5');
  await enter(/^Pieces in stock/, '2.5');
  await enter(/^GST rates/, '2025-09-22 | 5\n22/09/2025 | 12');
  await press(user, 'Save', form);
  await shows('Use lowercase letters, digits and single hyphens', form);
  await shows('“cheap” isn’t an amount in rupees', form);
  await shows('“-5” has a sign', form);
  await shows('“2.5” isn’t a whole number', form);
  await shows('Line 2 is not in the expected format', form);
  const slug = form.getByLabelText('Address');
  expect(document.activeElement).toBe(slug);

  await enter('Address', 'taken-soap');
  await enter(/^Selling price/, '10');
  await enter(/^MRP in rupees/, '');
  await enter(/^Pieces in stock/, '');
  await enter(/^GST rates/, '');
  await user.selectOptions(form.getByLabelText('Regulatory class'), 'other');
  await press(user, 'Save', form);
  await shows('Another product already uses this address', form);
  expect(slug.getAttribute('aria-invalid')).toBe('true');
  expect(backend.writes).toEqual([]);

  await press(user, 'All products');
  await press(user, 'Leave without saving');
  await shows('Your changes are saved on this device');
  await press(user, 'New product');
  await press(user, 'Restore');
  const again = await formNamed('Product');
  expect(valueOf(again.getByLabelText(/^Selling price/))).toBe('10');
});

test('a colleague’s save is merged field by field, and stock taken by orders is preserved', async () => {
  const { user, backend } = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  await fill(user, form.getByLabelText('Title'), 'Mine');
  const theirs = { title: 'Theirs', sku: 'THEIRS', stock: 7, updatedAt: new Date() };
  change(backend, 'products/soap', theirs);
  await shows('Someone else has saved this product', form);
  await shows('Title, theirs: Theirs', form);
  await press(user, 'Save', form);
  await shows('Not saved: someone else', form);
  await press(user, 'Merge their changes', form);
  expect(valueOf(form.getByLabelText('Title'))).toBe('Mine');
  expect(valueOf(form.getByLabelText(/^SKU/))).toBe('THEIRS');
  await press(user, 'Save', form);
  await waitFor(() =>
    expect(backend.document('products/soap')).toMatchObject({
      ...{ title: 'Mine', sku: 'THEIRS', stock: 7 },
    }),
  );
});

test('links and buttons that leave the page ask before unsaved input is lost', async () => {
  const { user, backend, address } = await renderStaff(
    `${LIST}?q=soap`,
    'staff',
    draftProduct('soap'),
  );
  await user.click(await screen.findByRole('link', { name: /^Soap soap/ }));
  const title = (await formNamed('Product')).getByLabelText('Title');
  await fill(user, title, 'Not saved');
  const here = `${LIST}?q=soap&open=soap`;
  const leads = [
    screen.getByRole('link', { name: 'Orders' }),
    screen.getByRole('button', { name: 'All products' }),
  ];
  for (const lead of leads) {
    await user.click(lead);
    await stayOnPage(user);
    expect(valueOf(title)).toBe('Not saved');
    expect(address()).toBe(here);
  }
  await user.click(present(leads[1]));
  await press(user, 'Leave without saving', await dialogNamed('Leave without saving?'));
  expect(address()).toBe(`${LIST}?q=soap`);
  expect(backend.document('products/soap')).toMatchObject({ title: 'Soap soap' });
});

test('without a connection nothing is saved, and the input is offered again after a reload', async () => {
  const { user } = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  await fill(user, form.getByLabelText(/^Description/), 'Written before the tunnel.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(user, 'Save', form);
  await shows('You’re offline, so this was not saved', form);
  expect(valueOf(form.getByLabelText(/^Description/))).toBe('Written before the tunnel.');

  unload();
  const second = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  await press(second.user, 'Restore');
  const again = await formNamed('Product');
  expect(valueOf(again.getByLabelText(/^Description/))).toBe('Written before the tunnel.');
  await press(second.user, 'Save', again);
  await shows('Saved: Soap soap');
  const saved = second.backend.document('products/soap') ?? {};
  expect(saved).toMatchObject({ description: 'Written before the tunnel.' });

  unload();
  await renderStaff(SOAP, 'staff', { 'products/soap': saved });
  const third = await formNamed('Product');
  expect(valueOf(third.getByLabelText(/^Description/))).toBe('Written before the tunnel.');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('the save button is busy until the server responds, and sends once', async () => {
  const { user, backend } = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  await fill(user, form.getByLabelText('Title'), 'Once');
  const release = backend.holdWrites();
  await press(user, 'Save', form);
  const busy = await form.findByRole('button', { name: 'Saving …' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  release();
  await shows('Saved: Once');
  expect(backend.writes.filter((path) => path === 'products/soap')).toHaveLength(1);
});

test.each([
  ['permission-denied', 'Your account doesn’t have access to this.'],
  ['unavailable', 'We got no answer, so it may not be saved'],
])('a save that fails with %s keeps the input', async (code, sentence) => {
  const { user, backend } = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  await fill(user, form.getByLabelText('Title'), 'Kept');
  backend.failWrites(code);
  await press(user, 'Save', form);
  await shows(sentence, form);
  expect(valueOf(form.getByLabelText('Title'))).toBe('Kept');
});

test('stock changes by a signed number of pieces and never below zero', async () => {
  const { user, backend } = await renderStaff(SOAP, 'staff', draftProduct('soap', { stock: 7 }));
  const form = await formNamed('Stock');
  await shows('No stock changes yet.');
  await press(user, 'Update stock', form);
  await shows('Enter how many pieces, such as +12', form);
  await fill(user, form.getByLabelText('Change in pieces'), '-8');
  await press(user, 'Update stock', form);
  await shows('Not enough stock', form);
  expect(backend.document('products/soap')).toMatchObject({ stock: 7 });
  await fill(user, form.getByLabelText('Change in pieces'), '+5');
  await press(user, 'Update stock', form);
  await waitFor(() => expect(backend.document('products/soap')).toMatchObject({ stock: 12 }));
  const ledger = await screen.findByRole('table', { name: /^Stock changes/ });
  expect(within(ledger).getByText('+5')).toBeDefined();
  expect(auditEntries(backend)).toMatchObject([
    { action: 'product-stock', subject: 'products/soap' },
  ]);
});

test('a deleted product can be restored with Undo', async () => {
  const { user, backend, address } = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  await press(user, 'Delete');
  await shows('Deleted: Soap soap');
  expect(backend.document('products/soap')).toBeUndefined();
  expect(address()).toBe(LIST);
  await press(user, 'Undo');
  await waitFor(() =>
    expect(backend.document('products/soap')).toMatchObject({ title: 'Soap soap', stock: 10 }),
  );
});

test('files that are not pictures are refused with a reason', async () => {
  const { user } = await renderStaff(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  const element = screen.getByRole('form', { name: 'Product' });
  const input = present(element.querySelector<HTMLInputElement>('input[type=file]'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const files = [
    new File([svg], 'drawing.png', { type: 'image/png' }),
    new File([new Uint8Array(21 * 1024 * 1024)], 'huge.png', { type: 'image/png' }),
  ];
  await user.upload(input, files);
  await shows('huge.png was not added: it is larger than 20 MB', form);
  await shows('drawing.png was not added: SVG files are not allowed', form);
  expect(form.queryByRole('list', { name: 'Pictures in their order' })).toBeNull();
});

test('a missing, loading or unreadable product shows its state', async () => {
  const { backend } = await renderStaff(LIST, 'staff', draftProduct('soap'));
  const link = await screen.findByRole('link', { name: /^Soap soap/ });
  const release = backend.holdReads('products/soap');
  fireEvent.click(link);
  await screen.findByLabelText('Loading…');
  release();
  await formNamed('Product');
  unload();
  const { backend: second } = await renderStaff(`${LIST}?open=nothing`, 'staff');
  await shows('Product not found');
  expect(second.writes).toEqual([]);
});

test('missing recommended pictures are advice, and their kinds are stored', async () => {
  const { user, backend } = await renderStaff(SOAP, 'staff', {
    ...draftProduct('soap', { images: ['/a-800.webp', '/b-800.webp'], imageURL: '/a-800.webp' }),
  });
  const form = await formNamed('Product');
  const checks = within(form.getByRole('list', { name: 'Recommended pictures' }));
  const states = () => checks.getAllByText(/^(?:Added|Missing)$/).map((node) => node.textContent);
  // The first picture is the front unless staff say otherwise.
  expect(states()).toEqual(['Added', 'Missing', 'Missing']);
  expect(form.getByText(/^1 of 3 recommended pictures/)).toBeDefined();
  await user.selectOptions(form.getByRole('combobox', { name: 'Picture 2 is' }), 'label');
  expect(states()).toEqual(['Added', 'Added', 'Missing']);
  await press(user, 'Size, in a hand or beside a ruler');
  expect(document.activeElement).toBe(present(document.querySelector('input[type=file]')));
  await press(user, 'Save');
  await waitFor(() =>
    expect(backend.document('products/soap')).toMatchObject({ imageKinds: ['', 'label'] }),
  );
});

test('the list says which products have no pictures', async () => {
  await renderStaff(LIST, 'staff', {
    ...draftProduct('bare-soap'),
    ...draftProduct('soap', { images: ['/a-800.webp'], imageURL: '/a-800.webp' }),
  });
  const bare = await screen.findByRole('link', { name: /^Soap bare-soap/ });
  expect(within(bare).getByText('Add pictures')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Soap soap.*Add pictures/ })).toBeNull();
});
