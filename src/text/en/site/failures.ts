import type { FailureCode } from '#domain/core/result.ts';

/** What a visitor is told of a failure: what happened, and what to do. Complete by type. */
export const failureSentences: Readonly<Record<FailureCode, string>> = {
  offline: 'You’re offline. Check your connection, and try again once you’re back online.',
  unavailable: 'We can’t reach our servers right now. Please try again in a minute.',
  denied: 'Your account doesn’t have access to this.',
  'signed-out': 'Please sign in again to continue.',
  'wrong-credentials': 'That email and password don’t match. Please try again.',
  'email-taken':
    'We couldn’t create the account. If you have been here before, sign in or reset your password instead.',
  'email-refused':
    'Our sign-in service can’t keep accounts for this email address. Please use another one.',
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  'popup-blocked': 'Your browser blocked the pop-up. Allow pop-ups for this site and try again.',
  'not-set-up': 'This sign-in method is not available. Please use another one.',
  'not-found': 'This is no longer available.',
  'bad-document': 'This part of the shop is being fixed. Please try again a little later.',
  busy: 'We’re very busy right now. Please try again in a moment.',
  'too-large': 'This file is too large.',
  'wrong-type': 'This file type is not supported.',
  cancelled: 'This was cancelled. You can try again any time.',
  quota: 'We’re getting too many visitors right now. Please try again later.',
  unknown: 'Something went wrong on our side. Please try again.',
};
