import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  auditEntries,
  change,
  dialogNamed,
  draftProduct,
  EARLIER,
  fill,
  press,
  renderStaff,
  selectionIn,
  shows,
  stayOnPage,
  valueOf,
} from '../support/staff.ts';

const LIST = '/admin/dashboard/reviews';
const REVIEW = 'products/soap/reviews/asha';
const QUESTION = 'products/soap/questions/asha_20260101';

const review = (text: string, changes: object = {}) => ({
  ...draftProduct('soap', { active: true, rating: { sum: 5, count: 1 } }),
  [REVIEW]: {
    ...{ uid: 'asha', stars: 4, title: '', text, name: 'Asha', verified: false },
    ...{ status: 'pending', createdAt: EARLIER, ...changes },
  },
  'products/soap/reviews/meera': {
    ...{ uid: 'meera', stars: 5, title: '', text: 'Good.', name: 'Meera', verified: true },
    ...{ status: 'published', createdAt: EARLIER },
  },
});

const question = (text: string, changes: object = {}) => ({
  [QUESTION]: { uid: 'asha', text, status: 'pending', createdAt: EARLIER, ...changes },
});

const card = async () => {
  const element = await screen.findByRole('article');
  return { ...within(element), element };
};
const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

test('publishing a review updates the rating of its product and can be undone', async () => {
  const text = 'Lathers well. <img src=x onerror=alert(1)>';
  const documents = review(text);
  const { user, backend, address } = await renderStaff(LIST, 'staff', documents);
  const { element, ...shown } = await card();
  expect(element.textContent).toContain('4 out of 5 stars');
  expect(shown.getByText(text)).toBeDefined();
  expect(shown.getByRole('link').getAttribute('href')).toBe('/product/soap');
  await press(user, 'Publish', shown);
  await screen.findByText('Published.', { selector: 'p' });
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(backend.document('products/soap')).toMatchObject({ rating: { sum: 9, count: 2 } });
  const { auditId, ...stored } = backend.document(REVIEW) ?? {};
  expect(stored).toEqual({ ...documents[REVIEW], status: 'published' });
  expect(backend.document(`audit/${String(auditId)}`)).toMatchObject({
    action: 'review-publish',
    subject: REVIEW,
    email: 'staff@franch.test',
    before: { status: 'pending' },
    after: { status: 'published' },
  });

  await press(user, 'Undo');
  await press(user, 'Reject', await card());
  await screen.findByText('Rejected.', { selector: 'p' });
  await press(user, 'Rejected');
  expect(address()).toBe(`${LIST}?status=rejected`);
  await card();
  expect(backend.document(REVIEW)).toMatchObject({ status: 'rejected' });
  expect(backend.document('products/soap')).toMatchObject({ rating: { sum: 5, count: 1 } });
});

test('a review with a cure claim can only be rejected', async () => {
  const { user, backend } = await renderStaff(LIST, 'staff', review('Cures diabetes, I swear'));
  const { element, ...shown } = await card();
  await shows('This review can’t be published', shown);
  expect(marksIn(element)).toEqual(['Cures', 'diabetes']);
  expect(shown.queryByRole('button', { name: 'Publish' })).toBeNull();
  await press(user, 'Reject', shown);
  await screen.findByText('Rejected.', { selector: 'p' });
  expect(backend.document(REVIEW)).toMatchObject({ status: 'rejected' });
});

test('a review with a phone number is published after a second confirmation', async () => {
  const text = 'Lovely lather, call ९८७६५ ४३२१० for bulk';
  const { user, backend } = await renderStaff(LIST, 'staff', review(text));
  const { element, ...shown } = await card();
  expect(marksIn(element)).toEqual(['९८७६५ ४३२१०']);
  await press(user, 'Publish', shown);
  const dialog = within(await screen.findByRole('dialog'));
  await shows('This review shows a phone number. Publish anyway?', dialog);
  await press(user, 'Don’t publish', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.document(REVIEW)).toMatchObject({ status: 'pending' });
  await press(user, 'Publish', shown);
  await press(user, 'Publish anyway', within(await screen.findByRole('dialog')));
  await screen.findByText('Published.', { selector: 'p' });
  expect(backend.document(REVIEW)).toMatchObject({ status: 'published' });
});

test('a question is answered after an empty answer is refused', async () => {
  const documents = question('Is it free of soda?');
  const { user, backend } = await renderStaff(LIST, 'staff', documents);
  await press(user, 'Questions');
  const shown = await card();
  await press(user, 'Answer and publish', shown);
  await shows('Please fill this in.', shown);
  await fill(user, shown.getByLabelText('Your answer'), 'No, it is not.');
  await press(user, 'Answer and publish', shown);
  await shows('Answer published.');
  expect(backend.document(QUESTION)).toMatchObject({
    text: 'Is it free of soda?',
    status: 'published',
    answer: 'No, it is not.',
    answeredAt: expect.any(Date) as Date,
    auditId: expect.any(String) as string,
  });
  expect(auditEntries(backend)).toMatchObject([{ action: 'question-answer' }]);
});

test('a typed answer outlasts a colleague who publishes the question', async () => {
  const { user, backend } = await renderStaff(
    `${LIST}?kind=questions`,
    'staff',
    question('Is it free of soda?'),
  );
  const shown = await card();
  const answer = shown.getByLabelText('Your answer');
  await fill(user, answer, 'No, it is not.');
  change(backend, QUESTION, { status: 'published' });
  await shows('This question is no longer under “Pending”.', shown);
  expect(valueOf(answer)).toBe('No, it is not.');
  await press(user, 'Answer and publish', shown);
  await shows('Answer published.');
  expect(backend.document(QUESTION)).toMatchObject({ answer: 'No, it is not.' });
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('another status asks before it drops a typed answer, and does not list its question', async () => {
  const rejected = { uid: 'ravi', text: 'Is it scented?', status: 'rejected', createdAt: EARLIER };
  const { user } = await renderStaff(`${LIST}?kind=questions`, 'staff', {
    ...question('Is it free of soda?'),
    'products/soap/questions/ravi_20260101': rejected,
  });
  // Read before, so that both lists are known.
  await press(user, 'Rejected');
  await screen.findByText('Is it scented?');
  await press(user, 'Pending');
  const answer = (await card()).getByLabelText('Your answer');
  await fill(user, answer, 'No, it is not.');
  await press(user, 'Rejected');
  await stayOnPage(user);
  expect(valueOf(answer)).toBe('No, it is not.');
  await press(user, 'Rejected');
  await press(user, 'Leave without saving', await dialogNamed('Leave without saving?'));
  await screen.findByText('Is it scented?');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('an answer with a claim is refused, and one with an e-mail address asks twice', async () => {
  const { user, backend } = await renderStaff(
    `${LIST}?kind=questions`,
    'staff',
    question('Is it for oily skin?'),
  );
  const shown = await card();
  const answer = shown.getByLabelText('Your answer');
  await fill(user, answer, 'Yes, it cures joint pain. Write to meera@example.com.');
  await press(user, 'Answer and publish', shown);
  await shown.findAllByText(/words not allowed in advertising by law/);
  await press(user, 'Show “cures”', shown);
  expect(selectionIn(answer)).toBe('cures');
  expect(backend.writes).toEqual([]);

  await fill(user, answer, 'Yes. Write to meera@example.com.');
  await press(user, 'Answer and publish', shown);
  await shows('an e-mail address', within(await screen.findByRole('dialog')));
  await press(user, 'Don’t publish', within(screen.getByRole('dialog')));
  await shows(/^Not published/, shown);
  expect(valueOf(answer)).toBe('Yes. Write to meera@example.com.');
  expect(backend.writes).toEqual([]);
  await press(user, 'Answer and publish', shown);
  await press(user, 'Publish anyway', within(await screen.findByRole('dialog')));
  await shows('Answer published.');
  expect(backend.document(QUESTION)).toMatchObject({ status: 'published' });
});

test('a question about a cure is not published, with or without an answer', async () => {
  const { user, backend } = await renderStaff(
    `${LIST}?kind=questions`,
    'staff',
    question('Does it cure psoriasis?'),
  );
  const shown = await card();
  await shows('This question can’t be published', shown);
  expect(shown.queryByRole('button', { name: 'Publish without an answer' })).toBeNull();
  await fill(user, shown.getByLabelText('Your answer'), 'It is a soap.');
  await press(user, 'Answer and publish', shown);
  await shows(/^Not published: the question/, shown);
  expect(backend.writes).toEqual([]);
});

test('a viewer reads questions and has no action', async () => {
  const documents = question('Is it free of soda?', { status: 'published', answer: 'No.' });
  await renderStaff(`${LIST}?kind=questions&status=published`, 'viewer', documents);
  const { element, ...shown } = await card();
  expect(element.textContent).toContain('Only owners and staff can make changes.');
  expect(shown.queryAllByRole('button')).toEqual([]);
});

test('an empty list says that nothing is pending; a refused decision shows the reason', async () => {
  const { user, backend } = await renderStaff(`${LIST}?kind=questions`, 'staff', review('Nice.'));
  await shows('Nothing to review.');
  await press(user, 'Reviews');
  backend.failWrites('permission-denied');
  await press(user, 'Publish', await card());
  await shows('Not saved: the customer may have deleted it.');
  expect(backend.document(REVIEW)).toMatchObject({ status: 'pending' });
});
