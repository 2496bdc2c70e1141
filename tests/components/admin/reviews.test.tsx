import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  auditEntries,
  dialogNamed,
  draftProduct,
  EARLIER,
  selectionIn,
  shows,
  valueOf,
} from '../support/staff.ts';
import { fill, openPage, press, stayOnPage } from './open-page.tsx';

const LIST = '/admin/dashboard/reviews';
const QUESTIONS = `${LIST}?kind=questions`;
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
  const { backend, address } = await openPage(LIST, 'staff', documents);
  const { element, ...shown } = await card();
  expect(element.textContent).toContain('4 out of 5 stars');
  expect(shown.getByText(text)).toBeDefined();
  expect(shown.getByRole('link').getAttribute('href')).toBe('/product/soap');
  await press('Publish', shown);
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

  await press('Undo');
  await press('Reject', await card());
  await screen.findByText('Rejected.', { selector: 'p' });
  await press('Rejected');
  expect(address()).toBe(`${LIST}?status=rejected`);
  await card();
  expect(backend.document(REVIEW)).toMatchObject({ status: 'rejected' });
  expect(backend.document('products/soap')).toMatchObject({ rating: { sum: 5, count: 1 } });
});

test('after a decision the focus goes to the next review, after the last one to the heading', async () => {
  const documents = review('Lathers well.');
  const later = { ...documents[REVIEW], uid: 'ravi', text: 'Smells good.' };
  await openPage(LIST, 'staff', { ...documents, 'products/soap/reviews/ravi': later });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  const [first, next] = screen.getAllByRole('article');
  if (!first || !next) throw new Error('two reviews');
  const remaining = next.textContent;
  within(first).getByRole('button', { name: 'Reject' }).focus();
  await press('Reject', within(first));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(remaining));
  const last = await card();
  last.getByRole('button', { name: 'Reject' }).focus();
  await press('Reject', last);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a review with a cure claim can only be rejected', async () => {
  const { backend } = await openPage(LIST, 'staff', review('Cures diabetes, I swear'));
  const { element, ...shown } = await card();
  await shows('This review can’t be published', shown);
  expect(marksIn(element)).toEqual(['Cures', 'diabetes']);
  expect(shown.queryByRole('button', { name: 'Publish' })).toBeNull();
  await press('Reject', shown);
  await screen.findByText('Rejected.', { selector: 'p' });
  expect(backend.document(REVIEW)).toMatchObject({ status: 'rejected' });
});

test('a review with a phone number is published after a second confirmation', async () => {
  const text = 'Lovely lather, call ९८७६५ ४३२१० for bulk';
  const { backend } = await openPage(LIST, 'staff', review(text));
  const { element, ...shown } = await card();
  expect(marksIn(element)).toEqual(['९८७६५ ४३२१०']);
  await press('Publish', shown);
  const dialog = within(await screen.findByRole('dialog'));
  await shows('This review shows a phone number. Publish anyway?', dialog);
  await press('Don’t publish', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.document(REVIEW)).toMatchObject({ status: 'pending' });
  await press('Publish', shown);
  await press('Publish anyway', within(await screen.findByRole('dialog')));
  await screen.findByText('Published.', { selector: 'p' });
  expect(backend.document(REVIEW)).toMatchObject({ status: 'published' });
});

test('a typed answer outlasts a colleague who publishes the question', async () => {
  const { backend, change } = await openPage(QUESTIONS, 'staff', question('Is it free of soda?'));
  const shown = await card();
  const answer = shown.getByLabelText('Your answer');
  fill(answer, 'No, it is not.');
  change(QUESTION, { status: 'published' });
  await shows('This question is no longer under “Pending”.', shown);
  expect(valueOf(answer)).toBe('No, it is not.');
  await press('Answer and publish', shown);
  await shows('Answer published.');
  expect(backend.document(QUESTION)).toMatchObject({ answer: 'No, it is not.' });
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('another status asks before it drops a typed answer, and does not list its question', async () => {
  const rejected = { uid: 'ravi', text: 'Is it scented?', status: 'rejected', createdAt: EARLIER };
  await openPage(QUESTIONS, 'staff', {
    ...question('Is it free of soda?'),
    'products/soap/questions/ravi_20260101': rejected,
  });
  // Read before, so that both lists are known.
  await press('Rejected');
  await screen.findByText('Is it scented?');
  await press('Pending');
  const answer = (await card()).getByLabelText('Your answer');
  fill(answer, 'No, it is not.');
  await press('Rejected');
  await stayOnPage();
  expect(valueOf(answer)).toBe('No, it is not.');
  await press('Rejected');
  await press('Leave without saving', await dialogNamed('Leave without saving?'));
  await screen.findByText('Is it scented?');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('an empty answer and a claim are refused; one with an email address asks twice', async () => {
  const { backend } = await openPage(LIST, 'staff', question('Is it for oily skin?'));
  await press('Questions');
  const shown = await card();
  const publish = () => press('Answer and publish', shown);
  const answer = shown.getByLabelText('Your answer');
  await publish();
  await shows('Please fill this in.', shown);
  fill(answer, 'Yes, it cures joint pain. Write to meera@example.com.');
  await publish();
  await shown.findAllByText(/words not allowed in advertising by law/);
  await press('Show “cures”', shown);
  expect(selectionIn(answer)).toBe('cures');

  fill(answer, 'Yes. Write to meera@example.com.');
  await publish();
  await shows('an email address', within(await screen.findByRole('dialog')));
  await press('Don’t publish', within(screen.getByRole('dialog')));
  await shows(/^Not published/, shown);
  expect(valueOf(answer)).toBe('Yes. Write to meera@example.com.');
  expect(backend.writes).toEqual([]);
  await publish();
  await press('Publish anyway', within(await screen.findByRole('dialog')));
  await shows('Answer published.');
  expect(backend.document(QUESTION)).toMatchObject({
    ...{ text: 'Is it for oily skin?', status: 'published' },
    answer: 'Yes. Write to meera@example.com.',
    answeredAt: expect.any(Date) as Date,
    auditId: expect.any(String) as string,
  });
  expect(auditEntries(backend)).toMatchObject([{ action: 'question-answer' }]);
});

test('a question about a cure is not published, with or without an answer', async () => {
  const { backend } = await openPage(QUESTIONS, 'staff', question('Does it cure psoriasis?'));
  const shown = await card();
  await shows('This question can’t be published', shown);
  expect(shown.queryByRole('button', { name: 'Publish without an answer' })).toBeNull();
  fill(shown.getByLabelText('Your answer'), 'It is a soap.');
  await press('Answer and publish', shown);
  await shows(/^Not published: the question/, shown);
  expect(backend.writes).toEqual([]);
});

test('a viewer reads questions and has no action', async () => {
  const documents = question('Is it free of soda?', { status: 'published', answer: 'No.' });
  await openPage(`${LIST}?kind=questions&status=published`, 'viewer', documents);
  const { element, ...shown } = await card();
  expect(element.textContent).toContain('Only owners and staff can make changes.');
  expect(shown.queryAllByRole('button')).toEqual([]);
});

test('an empty list says that nothing is pending; a refused decision shows the reason', async () => {
  const { backend } = await openPage(QUESTIONS, 'staff', review('Nice.'));
  await shows('Nothing to review.');
  await press('Reviews');
  backend.failWrites('permission-denied');
  await press('Publish', await card());
  await shows('Not saved: the customer may have deleted it.');
  expect(backend.document(REVIEW)).toMatchObject({ status: 'pending' });
});

test('staff see the photographs of a review and remove single ones, with an audit entry', async () => {
  const photos = ['photograph-1', 'photograph-2'];
  const { backend } = await openPage(LIST, 'staff', review('Lathers well.', { photos }), {
    answers: { readPhoto: { outcome: 'found', file: 'UklGRg==' } },
  });
  const shown = await card();
  await waitFor(() => expect(shown.element.querySelectorAll('img')).toHaveLength(2));
  expect(backend.calls[0]?.request).toMatchObject({ of: 'review', slug: 'soap', uid: 'asha' });
  await press('Remove photo 1', shown);
  await screen.findByText('Photo removed.', { selector: 'p' });
  const { auditId, ...stored } = backend.document(REVIEW) ?? {};
  expect(stored).toMatchObject({ status: 'pending', photos: ['photograph-2'] });
  expect(backend.document(`audit/${String(auditId)}`)).toMatchObject({
    action: 'review-drop-photo',
    subject: REVIEW,
    before: { photo: 'photograph-1' },
  });
});
