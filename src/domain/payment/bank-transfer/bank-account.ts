import * as v from 'valibot';
import { Text } from '../../core/record-fields.ts';

/** An account number of an Indian bank: 9 to 18 digits. */
export const ACCOUNT_NUMBER = /^\d{9,18}$/u;

/** An IFSC: four letters of the bank, a zero, six letters or digits of the branch. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/u;

/** The shop's account for bank transfers: set in the settings, and copied into each order to be paid by transfer. */
export const BankAccountSchema = v.object({
  /** The account holder. */
  holder: Text(120),
  number: v.pipe(v.string(), v.regex(ACCOUNT_NUMBER)),
  ifsc: v.pipe(v.string(), v.regex(IFSC)),
  bank: Text(120),
});

/** An account for bank transfers. */
export type BankAccount = v.InferOutput<typeof BankAccountSchema>;
