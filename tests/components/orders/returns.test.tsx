import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { USUAL_RETURN_TERMS } from '#domain/return/return-terms.ts';
import { DAY_MS } from '#domain/core/indian-time.ts';
import type { Order } from '#domain/order/order.ts';
import { RETURN_REASONS } from '#domain/return/return-policy.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { formatDay } from '#text/dates.ts';
import { anOrderState, ORDERED_AT } from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { fill } from '../admin/open-page.tsx';
import { renderShop } from '../support/render-shop.tsx';
import type { Answer } from '../support/memory-backend.ts';
import { loseFile } from '../support/files.ts';
import { addPictures, aFile, aJpeg } from '../support/photos.ts';
import { SETTINGS } from '../support/shop-documents.ts';

const OIL = 'Franch Oil NH Plus';
const TICKET = 'FR-7K3M9Q2X-R1';

const REQUEST: ReturnRequest = {
  ...{ ticket: TICKET, key: 'request-01', state: 'requested', reason: 'damaged', payer: 'shop' },
  ...{ items: [{ line: 1, quantity: 1 }], batch: '', text: '', note: '', received: [] },
  ...{ requestedAt: ORDERED_AT, decidedAt: null, sentAt: null, receivedAt: null },
  refundedAt: null,
};

/** Opens the page of a cash order of two oils that was delivered that many days ago. */
async function openOrder(daysAgo: number, changes: Partial<Order> = {}, photo?: Answer) {
  const { id: _, returns, ...order } = { ...anOrderState('cod').order, ...changes };
  const deliveredAt = Date.now() - daysAgo * DAY_MS;
  const dates = { createdAt: new Date(order.createdAt), updatedAt: new Date(deliveredAt) };
  const stored = {
    ...{ ...order, status: changes.status ?? 'delivered', ...dates },
    deliveredAt: new Date(deliveredAt),
    ...(returns && {
      returns: returns.map((one) => ({ ...one, requestedAt: new Date(one.requestedAt) })),
    }),
  };
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, [`orders/${ORDER_ID}`]: stored },
    answers: {
      claimOrders: { outcome: 'claimed', orders: 0 },
      ...(photo && { readPhoto: photo }),
    },
  });
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
  return { ...shop, deliveredAt };
}

async function openForm(daysAgo = 1) {
  const shop = await openOrder(daysAgo);
  await shop.user.click(screen.getByRole('button', { name: 'Return an item' }));
  const form = within(await screen.findByRole('dialog', { name: 'Return an item' }));
  const send = () => shop.user.click(form.getByRole('button', { name: 'Request return' }));
  return { ...shop, form, send };
}

test('a delivered order says until when it can be returned', async () => {
  const { deliveredAt } = await openOrder(1);
  const day = formatDay(deliveredAt + USUAL_RETURN_TERMS.returnDays * DAY_MS);
  expect(screen.getByText(`Return by ${day}.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'How returns work' })).toBeDefined();
});

test('an order keeps the days of its own terms', async () => {
  const returnTerms = { returnDays: 14, faultDays: 45, refundDays: 3 };
  const { deliveredAt, user } = await openOrder(10, { returnTerms });
  const day = formatDay(deliveredAt + 14 * DAY_MS);
  expect(screen.getByText(`Return by ${day}.`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Return an item' }));
  const form = within(await screen.findByRole('dialog', { name: 'Return an item' }));
  await user.selectOptions(form.getByLabelText('Reason'), 'damaged');
  expect(
    form.getByText('We start your refund within 3 working days of receiving it.'),
  ).toBeDefined();
});

test('after the first window only faults can be reported, and after the last one nothing', async () => {
  const { deliveredAt } = await openOrder(10);
  const closed = formatDay(deliveredAt + USUAL_RETURN_TERMS.returnDays * DAY_MS);
  expect(screen.getByText(new RegExp(`changing your mind closed on ${closed}`))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Return an item' })).toBeDefined();
});

test('after the last day the window is closed', async () => {
  const { deliveredAt } = await openOrder(40);
  const closed = formatDay(deliveredAt + USUAL_RETURN_TERMS.faultDays * DAY_MS);
  expect(screen.getByText(new RegExp(`return window closed on ${closed}`))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Return an item' })).toBeNull();
});

test('an order on its way has no return yet', async () => {
  await openOrder(1, { status: 'shipped' });
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
});

test('a request needs a reason and items, says what happens next, and is sent with a key', async () => {
  const { form, send, user, backend } = await openForm();
  fill(form.getByLabelText(OIL), '0');
  await send();
  expect(form.getByText('Choose a reason.')).toBeDefined();
  expect(form.getByText('Choose at least one item.')).toBeDefined();
  fill(form.getByLabelText(OIL), '1');
  await user.selectOptions(form.getByLabelText('Reason'), 'faulty');
  expect(form.getByText(/We pay for the way back/)).toBeDefined();
  fill(form.getByLabelText(/^Batch number/), 'B12');
  fill(form.getByLabelText(/^What happened/), 'It smells of nothing');
  backend.answer('requestReturn', { outcome: 'requested', ticket: TICKET });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)).toMatchObject({
    name: 'requestReturn',
    request: {
      ...{ orderId: ORDER_ID, key: expect.stringMatching(/^[\w-]{36}$/) as string },
      ...{ items: [{ line: 1, quantity: 1 }], reason: 'faulty', sealed: false },
      ...{ batch: 'B12', text: 'It smells of nothing' },
    },
  });
  await screen.findByText(`Return requested. Your ticket number is ${TICKET}.`);
  expect(document.activeElement?.textContent).toBe('Returns');
});

test('who changed their mind says that the pack is unopened, and pays for the way back', async () => {
  const { form, send, user, backend } = await openForm();
  await user.selectOptions(form.getByLabelText('Reason'), 'changed-mind');
  expect(form.getByText(/at your own cost/)).toBeDefined();
  await send();
  expect(form.getByText('Only unopened products can be returned for this reason.')).toBeDefined();
  await user.selectOptions(form.getByLabelText(/unopened/), 'yes');
  backend.answer('requestReturn', { outcome: 'refused', refusal: 'too-many-pieces' });
  await send();
  await screen.findByText('Some of these items are already returned or on their way back.');
  expect(backend.calls.at(-1)?.request).toMatchObject({ sealed: true, reason: 'changed-mind' });
});

test('only reasons whose window is open are offered', async () => {
  const { form } = await openForm(10);
  const offered = within(form.getByLabelText('Reason')).getAllByRole('option');
  const values = offered.map((one) => (one as HTMLOptionElement).value);
  expect(values).toEqual(['', ...RETURN_REASONS.filter((reason) => reason !== 'changed-mind')]);
});

test.each<[ReturnRequest['state'], Partial<ReturnRequest>, RegExp]>([
  ['requested', {}, /We reply by 23 Nov/],
  [
    'approved',
    { note: 'Send it to Bengaluru.' },
    /We pay for the way back. We settle it by 21 Dec/,
  ],
  ['received', {}, /Received on 21 Nov 2026. Your refund or replacement follows./],
  [
    'replaced',
    { replacement: { courier: 'Delhivery', tracking: '1490812763', link: '', at: ORDERED_AT } },
    /We sent your replacement on/,
  ],
  ['refunded', {}, /Refund started on 21 Nov 2026/],
  ['refused', { note: 'It was opened.' }, /Decided on 21 Nov 2026/],
])(
  'a request that is %s shows its ticket, its dates and the answer',
  async (state, changes, next) => {
    await openOrder(1, { returns: [{ ...REQUEST, state, ...changes }] });
    const entry = within(screen.getByText(TICKET).closest('article') ?? document.body);
    expect(entry.getByText(`1 × ${OIL}`)).toBeDefined();
    expect(entry.getByText(next)).toBeDefined();
    const notes = [changes.note ?? []].flat();
    expect(notes.filter((note) => entry.queryByText(note) === null)).toEqual([]);
  },
);

test('when every item is asked for, nothing more can be returned', async () => {
  await openOrder(1, { returns: [{ ...REQUEST, items: [{ line: 1, quantity: 2 }] }] });
  expect(screen.getByText(/All items of this order are returned/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Return an item' })).toBeNull();
});

const SHRUNK = btoa('shrunk');
const HEIC = '\0\0\0\u0018ftypheic';

test('photographs are shrunk, shown, removed, and sent after the request; what fails is sent again', async () => {
  addPictures();
  const { form, user, backend, send } = await openForm();
  const input = form.getByLabelText('Choose photos');
  await user.upload(input, [aJpeg('one.jpg'), aJpeg('two.jpg'), aJpeg('three.jpg')]);
  await user.click(await form.findByRole('button', { name: 'Remove photo 3' }));
  expect(form.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    'Your photo 1',
    'Your photo 2',
  ]);
  fill(form.getByLabelText(OIL), '1');
  await user.selectOptions(form.getByLabelText('Reason'), 'damaged');
  backend.answer('requestReturn', { outcome: 'requested', ticket: TICKET });
  let sent = 0;
  backend.answer('addReturnPhoto', () =>
    (sent += 1) === 2 ? { error: 'functions/unavailable' } : { outcome: 'added' },
  );
  await send();
  const again = within(await screen.findByRole('dialog', { name: 'Add photos' }));
  expect(again.getByText(new RegExp(`ticket ${TICKET}. Some photos are not sent`))).toBeDefined();
  expect(again.getByText(/^Photo 2 was not sent. We can’t reach our servers/)).toBeDefined();
  await user.click(again.getByRole('button', { name: 'Send photos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const uploads = backend.calls.filter(({ name }) => name === 'addReturnPhoto');
  const requests = uploads.map(({ request }) => request as { photo: string });
  const each = { orderId: ORDER_ID, ticket: TICKET, file: SHRUNK };
  expect(requests).toMatchObject([each, each, each]);
  // The one that failed keeps its id.
  expect(requests[2]?.photo).toBe(requests[1]?.photo);
  expect(requests[0]?.photo).not.toBe(requests[1]?.photo);
  expect(backend.calls.filter(({ name }) => name === 'requestReturn')).toHaveLength(1);
});

test('what is no photograph, too large or too much is not added, and says why', async () => {
  addPictures();
  const { form, user } = await openForm();
  const input = form.getByLabelText('Choose photos');
  const large = aJpeg('large.jpg');
  Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 });
  fill(form.getByLabelText(/^What happened/), 'It leaks');
  const lost = aJpeg('lost.jpg');
  loseFile(lost);
  await user.upload(input, lost);
  await form.findByText('lost.jpg was not added: it was changed or moved. Please choose it again.');
  await user.upload(input, [aFile('logo.jpg', '<svg xmlns'), aFile('a.heic.jpg', HEIC), large]);
  await form.findByText('logo.jpg was not added: it is not a photo. Please use JPEG, PNG or WebP.');
  await user.upload(input, aFile('iphone.heic', HEIC));
  await form.findByText(/^iphone.heic was not added: this browser can’t open HEIC/);
  await user.upload(input, large);
  await form.findByText('large.jpg was not added: it is larger than 20 MB.');
  await user.upload(
    input,
    Array.from({ length: 6 }, (_, n) => aJpeg(`${n}.jpg`)),
  );
  await form.findByText('You can add up to 5 photos.');
  expect((input as HTMLInputElement).disabled).toBe(true);
  expect(form.getByLabelText<HTMLInputElement>(/^What happened/).value).toBe('It leaks');
});

test('a request shows its photographs, and takes more until it is decided', async () => {
  addPictures();
  const answer = { outcome: 'found', file: 'UklGRg==' };
  const photos = ['photograph-1', 'photograph-2'];
  const { user, backend } = await openOrder(1, { returns: [{ ...REQUEST, photos }] }, answer);
  const open = await screen.findByRole('button', { name: 'Enlarge: Photo 2 of your return' });
  expect(backend.calls.find(({ name }) => name === 'readPhoto')?.request).toEqual({
    ...{ of: 'return', orderId: ORDER_ID, ticket: TICKET, photo: 'photograph-1', size: 'small' },
  });
  await user.click(open);
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo 2 of 2' }));
  const large = await viewer.findByRole('img', { name: 'Photo 2 of your return' });
  expect(large.getAttribute('src')).toBe('data:image/webp;base64,UklGRg==');
  await user.keyboard('{ArrowLeft}');
  await screen.findByRole('dialog', { name: 'Photo 1 of 2' });
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Add photos' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add photos' }));
  await user.click(form.getByRole('button', { name: 'Send photos' }));
  expect(form.getByText('Choose at least one photo.')).toBeDefined();
  await user.upload(form.getByLabelText('Choose photos'), aJpeg());
  backend.answer('addReturnPhoto', { outcome: 'refused', refusal: 'not-now' });
  await form.findByRole('img');
  await user.click(form.getByRole('button', { name: 'Send photos' }));
  await form.findByText(/Photo 1 was not sent. We have already decided this return/);
});

test('a photograph is deleted after a confirmation while the return waits, and not once it is decided', async () => {
  const answer = { outcome: 'found', file: 'UklGRg==' };
  const photos = ['photograph-1'];
  const { user, backend } = await openOrder(1, { returns: [{ ...REQUEST, photos }] }, answer);
  await user.click(await screen.findByRole('button', { name: 'Enlarge: Photo 1 of your return' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo 1 of 1' }));
  await user.click(viewer.getByRole('button', { name: 'Remove photo' }));
  expect(document.activeElement?.textContent).toBe('This deletes the photo for good.');
  await user.click(viewer.getByRole('button', { name: 'Keep it' }));
  await user.click(viewer.getByRole('button', { name: 'Remove photo' }));
  backend.answer('removeReturnPhoto', { outcome: 'refused', refusal: 'not-now' });
  await user.click(viewer.getByRole('button', { name: 'Delete photo' }));
  await viewer.findByText(/^We have already decided this return/);
  backend.answer('removeReturnPhoto', { outcome: 'removed' });
  await user.click(viewer.getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.tagName).toBe('UL');
  const calls = backend.calls.filter(({ name }) => name === 'removeReturnPhoto');
  expect(calls.map(({ request }) => request)).toEqual(
    [1, 2].map(() => ({ orderId: ORDER_ID, ticket: TICKET, photo: 'photograph-1' })),
  );
});

test('a decided return keeps its photographs', async () => {
  const answer = { outcome: 'found', file: 'UklGRg==' };
  const decided: ReturnRequest = { ...REQUEST, state: 'approved', photos: ['photograph-1'] };
  const { user } = await openOrder(1, { returns: [decided] }, answer);
  await user.click(await screen.findByRole('button', { name: 'Enlarge: Photo 1 of your return' }));
  await screen.findByRole('dialog', { name: 'Photo 1 of 1' });
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
});

test('a return that staff opened says so, and takes photographs until it is decided', async () => {
  const opened: ReturnRequest = { ...REQUEST, openedBy: 'staff', reason: 'wrong' };
  await openOrder(40, { returns: [opened] });
  const day = formatDay(ORDERED_AT);
  await screen.findByText(`Wrong product · Opened by our team on ${day}`);
  expect(screen.getAllByText('Return opened for you')).toHaveLength(1);
  expect(screen.getByText(/^We’ll update you by /)).toBeDefined();
  expect(screen.queryByText(/requested/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDefined();
});
