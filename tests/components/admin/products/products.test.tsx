import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loseFile } from '../../support/files.ts';
import { descriptionOf } from '../../support/form.tsx';
import {
  auditEntries,
  draftProduct,
  formNamed,
  loseNextAnswer,
  present,
  shows,
  valueOf,
} from '../../support/staff.ts';
import { click, fill, follow, openPage, press, stayOnPage } from '../open-page.tsx';

const LIST = '/admin/dashboard/products';
const NEW = `${LIST}?open=${encodeURIComponent('*new')}`;
const SOAP = `${LIST}?open=soap`;

test('a new product gets its address from its title and cannot be sold before it is complete', async () => {
  const { user, backend } = await openPage(LIST, 'staff');
  await shows('No products yet.');
  await press('New product');
  await screen.findByRole('heading', { level: 1, name: 'New product' });
  const form = await formNamed('Product');
  const title = form.getByLabelText('Title');
  const slug = form.getByLabelText('Web address');
  fill(title, 'Beginner’s Soap & Co');
  expect(valueOf(slug)).toBe('beginners-soap-and-co');
  fill(title, 'Neem 肥皂');
  expect(valueOf(slug)).toBe('neem');
  expect(descriptionOf(slug)).toContain('The address leaves out “肥皂”. You can edit it.');
  fill(title, '肥皂');
  expect(valueOf(slug)).toBe('');
  expect(descriptionOf(slug)).toContain('We couldn’t make an address from this title.');
  fill(slug, 'own-soap');
  expect(descriptionOf(slug)).not.toContain('We couldn’t');
  fill(title, 'Another title');
  expect(valueOf(slug)).toBe('own-soap');
  await user.selectOptions(form.getByLabelText('Regulatory class'), 'Cosmetic');
  fill(form.getByLabelText('Status'), 'yes');
  await press('Save', form);
  await shows('This can’t be put on sale yet', form);
  expect(document.activeElement).toBe(form.getByLabelText(/^Selling price/));
  expect(form.getByRole('button', { name: 'HSN code' })).toBeDefined();
  expect(backend.writes).toEqual([]);
});

test('invalid values are reported beside their fields and nothing is written', async () => {
  const { backend } = await openPage(NEW, 'staff', draftProduct('taken-soap'));
  const form = await formNamed('Product');
  const enter = (label: string | RegExp, text: string) => fill(form.getByLabelText(label), text);
  enter('Title', 'x'.repeat(240));
  enter('Web address', 'No Address!');
  enter(/^Selling price/, 'cheap');
  enter(/^MRP/, '-5');
  enter(/^Pieces in stock/, '2.5');
  enter(/^GST rates/, '2025-09-22 | 5\n22/09/2025 | 12');
  await press('Save', form);
  await shows('Use lowercase letters, digits and single hyphens', form);
  await shows('“cheap” isn’t an amount in rupees', form);
  await shows('“-5” has a sign', form);
  await shows('“2.5” isn’t a whole number', form);
  await shows('Line 2 is not in the expected format', form);
  const slug = form.getByLabelText('Web address');
  expect(document.activeElement).toBe(slug);

  enter('Web address', 'taken-soap');
  enter(/^Selling price/, '10');
  enter(/^MRP/, '');
  enter(/^Pieces in stock/, '');
  enter(/^GST rates/, '');
  fill(form.getByLabelText('Regulatory class'), 'other');
  await press('Save', form);
  await shows('Another product already uses this address', form);
  expect(slug.getAttribute('aria-invalid')).toBe('true');
  expect(backend.writes).toEqual([]);
});

/** Fills in a new product with title, address and class only. */
async function newSoap() {
  const form = await formNamed('Product');
  fill(form.getByLabelText('Title'), 'My soap');
  fill(form.getByLabelText('Regulatory class'), 'other');
  return { form, slug: form.getByLabelText('Web address') };
}

test('a new product whose answer was lost is not created twice', async () => {
  const { backend, address } = await openPage(NEW, 'staff');
  const { form } = await newSoap();
  loseNextAnswer(backend);
  await press('Save', form);
  await shows('We got no answer, so it may not be saved', form);
  await press('Save', form);
  await shows('Saved: My soap');
  expect(address()).toBe(`${LIST}?open=my-soap`);
  expect(backend.document('products/my-soap')).toMatchObject({ title: 'My soap' });
  expect(backend.writes).toEqual([]);
});

test('after a lost answer, another’s product is not taken for the new one, and the input stays', async () => {
  const { backend, address } = await openPage(NEW, 'staff', draftProduct('taken'));
  const { form, slug } = await newSoap();
  backend.failWrites('unavailable');
  await press('Save', form);
  await shows('We got no answer, so it may not be saved', form);
  backend.failWrites(null);
  fill(slug, 'taken');
  await press('Save', form);
  await shows('Another product already uses this address', form);

  // A colleague takes the first address meanwhile.
  act(() => backend.change(draftProduct('my-soap', { auditId: 'theirs' })));
  fill(slug, 'my-soap');
  await press('Save', form);
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  expect(valueOf(form.getByLabelText('Title'))).toBe('My soap');
  expect(address()).toBe(NEW);
  expect(backend.document('products/my-soap')).toMatchObject({ title: 'Soap my-soap' });
});

test('what is typed after a lost answer is not taken for saved', async () => {
  const { backend, address } = await openPage(NEW, 'staff');
  const { form } = await newSoap();
  loseNextAnswer(backend);
  await press('Save', form);
  await shows('We got no answer, so it may not be saved', form);
  fill(form.getByLabelText(/^Description/), 'Typed since.');
  await press('Save', form);
  await shows('Another product already uses this address', form);
  expect(valueOf(form.getByLabelText(/^Description/))).toBe('Typed since.');
  expect(address()).toBe(NEW);
});

test('a colleague’s save is merged field by field, and stock taken by orders is preserved', async () => {
  const { backend, change } = await openPage(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  fill(form.getByLabelText('Title'), 'Mine');
  const theirs = { title: 'Theirs', sku: 'THEIRS', stock: 7, updatedAt: new Date() };
  change('products/soap', theirs);
  await shows('Someone else has saved this product', form);
  await shows('Title, theirs: Theirs', form);
  await press('Save', form);
  await shows('Not saved: someone else', form);
  await press('Merge their changes', form);
  expect(valueOf(form.getByLabelText('Title'))).toBe('Mine');
  expect(valueOf(form.getByLabelText(/^SKU/))).toBe('THEIRS');
  await press('Save', form);
  await waitFor(() =>
    expect(backend.document('products/soap')).toMatchObject({
      ...{ title: 'Mine', sku: 'THEIRS', stock: 7 },
    }),
  );
});

test('a colleague’s change that is taken back to one’s own save does not stay in the form', async () => {
  const { backend, change } = await openPage(SOAP, 'staff', draftProduct('soap'));
  const title = (await formNamed('Product')).getByLabelText('Title');
  fill(title, 'Mine');
  await press('Save');
  await waitFor(() => expect(backend.document('products/soap')).toMatchObject({ title: 'Mine' }));
  const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  change('products/soap', { title: 'Theirs', updatedAt: later(1) });
  await waitFor(() => expect(valueOf(title)).toBe('Theirs'));
  change('products/soap', { title: 'Mine', updatedAt: later(2) });
  await waitFor(() => expect(valueOf(title)).toBe('Mine'));
});

test('leaving the page asks before unsaved input is lost', async () => {
  const shop = await openPage(`${LIST}?q=soap`, 'staff', draftProduct('soap'));
  await follow(/^Soap soap/);
  const title = (await formNamed('Product')).getByLabelText('Title');
  fill(title, 'Not saved');
  shop.goTo('/admin/dashboard/orders');
  await stayOnPage();
  await press('All products');
  await stayOnPage();
  expect(valueOf(title)).toBe('Not saved');
  expect(shop.address()).toBe(`${LIST}?q=soap&open=soap`);
  await press('All products');
  await press('Leave without saving');
  expect(shop.address()).toBe(`${LIST}?q=soap`);
  expect(shop.backend.document('products/soap')).toMatchObject({ title: 'Soap soap' });
});

test('without a connection nothing is saved, and the input is offered again after a reload', async () => {
  const { backend, reload, setOnline } = await openPage(SOAP, 'staff', draftProduct('soap'));
  const text = 'Written before the tunnel.';
  const open = async () => {
    const form = await formNamed('Product');
    return { form, description: form.getByLabelText(/^Description/) };
  };
  const first = await open();
  fill(first.description, text);
  setOnline(false);
  await press('Save', first.form);
  await shows('You’re offline, so this was not saved', first.form);
  expect(valueOf(first.description)).toBe(text);

  setOnline(true);
  reload();
  await press('Restore');
  const second = await open();
  expect(valueOf(second.description)).toBe(text);
  await press('Save', second.form);
  await shows('Saved: Soap soap');
  expect(backend.document('products/soap')).toMatchObject({ description: text });

  reload();
  expect(valueOf((await open()).description)).toBe(text);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('a save that fails keeps the input; the next one is busy until the answer, and is sent once', async () => {
  const { backend } = await openPage(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  const title = form.getByLabelText('Title');
  fill(title, 'Once');
  backend.failWrites('permission-denied');
  await press('Save', form);
  await shows('Your account doesn’t have access to this.', form);
  backend.failWrites('unavailable');
  await press('Save', form);
  await shows('We got no answer, so it may not be saved', form);
  expect(valueOf(title)).toBe('Once');

  backend.failWrites(null);
  const release = backend.holdWrites();
  await press('Save', form);
  const busy = await form.findByRole('button', { name: 'Saving …' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await click(busy);
  release();
  await shows('Saved: Once');
  expect(backend.writes.filter((path) => path === 'products/soap')).toHaveLength(1);
});

test('staff set from how many pieces on a product is low in stock, also 0, and remove the number', async () => {
  const { backend } = await openPage(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  const field = form.getByLabelText(/^Low stock at/);
  fill(field, '0');
  await press('Save', form);
  await waitFor(() => expect(backend.document('products/soap')).toMatchObject({ lowStockAt: 0 }));
  fill(field, '');
  await press('Save', form);
  await waitFor(() => expect(backend.document('products/soap')).not.toHaveProperty('lowStockAt'));
});

test('stock changes by a signed number of pieces and never below zero', async () => {
  const { backend } = await openPage(SOAP, 'staff', draftProduct('soap', { stock: 7 }));
  const form = await formNamed('Stock');
  await shows('No stock changes yet.');
  await press('Update stock', form);
  await shows('Enter how many pieces, such as +12', form);
  fill(form.getByLabelText('Change in pieces'), '-8');
  await press('Update stock', form);
  await shows('Not enough stock', form);
  expect(backend.document('products/soap')).toMatchObject({ stock: 7 });
  fill(form.getByLabelText('Change in pieces'), '+5');
  await press('Update stock', form);
  await waitFor(() => expect(backend.document('products/soap')).toMatchObject({ stock: 12 }));
  const ledger = await screen.findByRole('table', { name: /^Stock changes/ });
  expect(within(ledger).getByText('+5')).toBeDefined();
  expect(auditEntries(backend)).toMatchObject([
    { action: 'product-stock', subject: 'products/soap' },
  ]);
});

test('a viewer reads a product and cannot change it', async () => {
  await openPage(SOAP, 'viewer', draftProduct('soap'));
  const form = await formNamed('Product');
  expect(form.getByLabelText('Title').matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByLabelText('Change in pieces')).toBeNull();
});

test('a new product starts with the manufacturer of the newest one', async () => {
  const manufacturer = { name: 'Malhar Works', address: 'Plot 1, Ollur, Thrissur 680306' };
  await openPage(NEW, 'staff', draftProduct('soap', { manufacturer }));
  const form = await formNamed('Product');
  expect(valueOf(form.getByLabelText(/^Manufacturer: name/))).toBe('Malhar Works');
  expect(valueOf(form.getByLabelText(/^Manufacturer: full/))).toBe(manufacturer.address);
});

test('a deleted product can be restored with Undo, without the fields that only functions write', async () => {
  const ofFunctions = { sold: 2, popularity: 2, lowStock: true };
  const { backend, address } = await openPage(SOAP, 'staff', draftProduct('soap', ofFunctions));
  await press('Delete');
  await shows('Deleted: Soap soap');
  expect(backend.document('products/soap')).toBeUndefined();
  expect(address()).toBe(LIST);
  await press('Undo');
  await waitFor(() =>
    expect(backend.document('products/soap')).toMatchObject({ title: 'Soap soap', stock: 10 }),
  );
  const names = Object.keys(backend.document('products/soap') ?? {});
  expect(names.filter((name) => name in ofFunctions)).toEqual([]);
});

test('files that are not pictures are refused with a reason', async () => {
  const { user } = await openPage(SOAP, 'staff', draftProduct('soap'));
  const form = await formNamed('Product');
  const element = screen.getByRole('form', { name: 'Product' });
  const input = present(element.querySelector<HTMLInputElement>('input[type=file]'));
  const lost = new File(['x'], 'lost.png', { type: 'image/png' });
  loseFile(lost);
  await user.upload(input, lost);
  await shows('lost.png was not added: it was changed or moved. Choose it again.', form);
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

test('files can be dropped after a picture was dragged and let go elsewhere', async () => {
  await openPage(SOAP, 'staff', draftProduct('soap', { images: ['/a-800.webp', '/b-800.webp'] }));
  const form = await formNamed('Product');
  const list = form.getByRole('list', { name: 'Pictures in their order' });
  const card = present(within(list).getAllByRole('listitem')[0]);
  fireEvent.dragStart(card);
  fireEvent.dragEnd(card);
  const files = [new File(['x'], 'notes.png', { type: 'image/png' })];
  fireEvent.drop(list, { dataTransfer: { files } });
  expect(await shows('notes.png was not added', form)).toBeDefined();
});

test('a loading product and a missing one show their state', async () => {
  const shop = await openPage(SOAP, 'staff', draftProduct('soap'), { reads: 'wait' });
  await screen.findByLabelText('Loading…');
  shop.release();
  await formNamed('Product');
  shop.change('products/soap', null);
  expect(await shows('Product not found')).toBeDefined();
});

test('missing recommended pictures are advice, and their kinds are stored', async () => {
  const { backend } = await openPage(SOAP, 'staff', {
    ...draftProduct('soap', { images: ['/a-800.webp', '/b-800.webp'], imageURL: '/a-800.webp' }),
  });
  const form = await formNamed('Product');
  const checks = within(form.getByRole('list', { name: 'Recommended pictures' }));
  const states = () => checks.getAllByText(/^(?:Added|Missing)$/).map((node) => node.textContent);
  // The first picture is the front unless staff say otherwise.
  expect(states()).toEqual(['Added', 'Missing', 'Missing']);
  expect(form.getByText(/^1 of 3 recommended pictures/)).toBeDefined();
  fill(form.getByRole('combobox', { name: 'Picture 2 is' }), 'label');
  expect(states()).toEqual(['Added', 'Added', 'Missing']);
  await press('Size, in a hand or beside a ruler');
  expect(document.activeElement).toBe(present(document.querySelector('input[type=file]')));
  await press('Save');
  await waitFor(() =>
    expect(backend.document('products/soap')).toMatchObject({ imageKinds: ['', 'label'] }),
  );
});

test('archiving keeps the focus on its button, and Undo puts the product on sale again', async () => {
  const { backend } = await openPage(SOAP, 'staff', draftProduct('soap', { active: true }));
  await press('Archive');
  await shows('Archived: Soap soap. Only staff can see it now.');
  const button = await screen.findByRole('button', { name: 'Put on sale' });
  expect(document.activeElement).toBe(button);
  expect(backend.document('products/soap')).toMatchObject({ active: false });
  await press('Undo');
  await shows('On sale: Soap soap');
  expect(backend.document('products/soap')).toMatchObject({ active: true });
});
