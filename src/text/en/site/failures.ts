import type { FailureCode } from '#domain/core/result.ts';

/** What a visitor is told of a failure: what happened, and what to do. Complete by type. */
export const failureSentences: Readonly<Record<FailureCode, string>> = {
  offline: 'There is no connection right now. Check your network; we go on as soon as it is back.',
  unavailable: 'The shop cannot be reached at the moment. Please try again in a minute.',
  denied: 'This is not open to your account.',
  'signed-out': 'Please sign in again to go on.',
  'wrong-credentials': 'That e-mail and password don’t match. Please try again.',
  'email-taken':
    'This did not work. If you have been here before, sign in or reset your password instead.',
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  'popup-blocked':
    'Your browser has blocked the window. Allow windows for this site, then try again.',
  'not-set-up': 'This way of signing in is not open here. Please use another one.',
  'not-found': 'This is not here any more.',
  'bad-document': 'This part of the shop is being mended. Please come back a little later.',
  busy: 'Many people are here at once. Please try again in a moment.',
  'too-large': 'This file is too large.',
  'wrong-type': 'This kind of file cannot be used here.',
  cancelled: 'That was stopped before it was finished. Try again when you like.',
  quota: 'The shop has more visitors than it can serve right now. Please try again later.',
  unknown: 'Something went wrong on our side. Please try again.',
};
