import type { UndeliveredReason } from '#domain/return/returned-parcel.ts';

/** Why a parcel was not delivered, as staff choose it. */
export const undeliveredWords: Readonly<Record<UndeliveredReason, string>> = {
  refused: 'Refused at the door',
  unavailable: 'Nobody there, or no answer',
  'wrong-address': 'Wrong or incomplete address',
  damaged: 'Damaged on the way',
  lost: 'Lost on the way',
  other: 'Another reason',
};

/** The words about parcels that come back as a whole. Moments arrive as text. */
export const parcelWords = {
  title: 'Returned parcel',
  back: (reason: string, moment: string) => `${reason}, recorded ${moment}`,
  checked: (moment: string) => `Checked ${moment}`,
  reason: 'Why it was not delivered',
  reasonHint: 'The customer reads it in the email and on the order.',
  choose: 'Choose',
  missing: 'Please choose.',
  line: (title: string, count: number) =>
    `${title}: ${count === 1 ? '1 piece' : `${count} pieces`} sent`,
  sellable: 'Can be sold again: back into stock',
  damaged: 'Damaged or opened: not into stock',
  rest: 'What you don’t count is missing. Choose 0 for what never came back.',
  tooMany: (count: number) => `The parcel had only ${count} of it.`,
  count: (title: string, sellable: number, damaged: number, missing: number) =>
    `${title}: ${sellable} back in stock, ${damaged} damaged, ${missing} missing`,
  underWay: (count: number, isAll: boolean) =>
    count === 1
      ? '1 parcel coming back'
      : `${isAll ? count : `${count} or more`} parcels coming back`,
  slip: 'This parcel came back: don’t pack it again.',
} as const;
