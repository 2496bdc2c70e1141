import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import {
  createSubmission,
  nextSubmission,
  type SubmissionError,
  submissionError,
  type SubmissionEvent,
  type SubmissionState,
} from './submission.ts';

const totalPaise = paise(49_700);
const REFUSED: SubmissionError = {
  kind: 'refused',
  refusal: { reason: 'busy' },
  orderInput: {} as never,
};
const SILENT: SubmissionError = { kind: 'silent' };
const OFFLINE: SubmissionError = { kind: 'offline' };

const editing = (error: SubmissionError | null = null): SubmissionState => ({
  name: 'editing',
  error,
});
const WAITING: SubmissionState = { name: 'waiting', totalPaise };
const due = (hasWaited: boolean): SubmissionState => ({ name: 'due', totalPaise, hasWaited });
const sending = ({ isBusy = false, isOutdated = false } = {}): SubmissionState => ({
  name: 'sending',
  isBusy,
  isOutdated,
});
const PLACED: SubmissionState = { name: 'placed' };
const failed = (error: SubmissionError): SubmissionEvent => ({ type: 'failed', error, totalPaise });

describe('the submission of an order', () => {
  it.each<[string, SubmissionState, SubmissionEvent, SubmissionState]>([
    ['is sent', editing(REFUSED), { type: 'sent' }, sending()],
    ['is sent for an agreed total', editing(REFUSED), { type: 'agreed', totalPaise }, due(false)],
    ['is sent when the network is back', WAITING, { type: 'reconnected' }, due(true)],
    ['begins once it is due', due(true), { type: 'sent' }, sending()],
    ['names a busy server', sending(), { type: 'busy' }, sending({ isBusy: true })],
    ['ends with an order', sending(), { type: 'placed' }, PLACED],
    ['waits without a network', sending(), failed(OFFLINE), WAITING],
    ['names a refusal', sending(), failed(REFUSED), editing(REFUSED)],
    ['names a lost answer', sending(), failed(SILENT), editing(SILENT)],
    ['is edited when its form cannot be sent', due(false), { type: 'withheld' }, editing()],
    ['is edited when sending breaks off', sending(), { type: 'stopped' }, editing()],
  ])('%s', (_, state, event, next) => {
    expect(nextSubmission(state, event)).toEqual(next);
  });

  it.each<[string, SubmissionState, SubmissionState]>([
    ['ends the wait for the network', WAITING, editing({ kind: 'changed' })],
    ['ends a refusal', editing(REFUSED), editing()],
    ['ends what is due', due(false), editing()],
    ['makes what was sent out of date', sending(), sending({ isOutdated: true })],
    ['keeps another error', editing(SILENT), editing(SILENT)],
    ['is nothing to a placed order', PLACED, PLACED],
  ])('a change of the order %s', (_, state, next) => {
    expect(nextSubmission(state, { type: 'changed' })).toEqual(next);
  });

  it.each([
    ['a refusal', REFUSED, { kind: 'changed' }],
    ['no network', OFFLINE, { kind: 'changed' }],
    ['a lost answer', SILENT, SILENT],
  ] as const)('%s that arrives after a change', (_, error, shown) => {
    const state = nextSubmission(sending({ isOutdated: true }), failed(error));
    expect(submissionError(state)).toEqual(shown);
  });

  it.each<[string, SubmissionState, readonly SubmissionEvent[]]>([
    [
      'a running one',
      sending(),
      [
        { type: 'sent' },
        { type: 'agreed', totalPaise },
        { type: 'reconnected' },
        { type: 'withheld' },
      ],
    ],
    [
      'a placed one',
      PLACED,
      [{ type: 'sent' }, { type: 'agreed', totalPaise }, { type: 'stopped' }, failed(SILENT)],
    ],
    [
      'one that is edited',
      editing(),
      [{ type: 'reconnected' }, { type: 'placed' }, { type: 'busy' }, failed(SILENT)],
    ],
  ])('%s ignores what does not fit', (_, state, events) => {
    for (const event of events) expect(nextSubmission(state, event)).toBe(state);
  });

  it('shows that it waits for the network, and nothing while it is sent', () => {
    expect(submissionError(WAITING)).toEqual(OFFLINE);
    expect(submissionError(sending())).toBeNull();
  });

  it('calls its subscribers for changes only, with the state in place', () => {
    const submission = createSubmission();
    const names: string[] = [];
    submission.subscribe(() => names.push(submission.state().name));
    submission.dispatch({ type: 'changed' });
    submission.dispatch({ type: 'sent' });
    submission.dispatch({ type: 'placed' });
    expect(names).toEqual(['sending', 'placed']);
  });
});
