import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import {
  financialYear,
  invoiceNumber,
  spellingsOf,
} from '../../../src/domain/invoice/financial-year.ts';
import type { Invoice } from '../../../src/domain/invoice/invoice.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { byPath, refs, toFirestore } from '../platform/store.ts';

/**
 * The documents that one transaction has issued so far. A transaction cannot read its own writes, so the second
 * document of a transaction takes the used numbers and the credited amounts from here.
 */
export interface IssuedDocuments {
  readonly counters: Map<string, number>;
  /** By the id of the document. */
  readonly documents: Map<string, Invoice>;
}

/** Creates an empty `IssuedDocuments`, one per attempt of a transaction. */
export function nothingIssued(): IssuedDocuments {
  return { counters: new Map(), documents: new Map() };
}

/** What issuing a document needs beside its order. */
export interface IssueContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly issued: IssuedDocuments;
}

/** The effect of a document that need not be issued. */
export const NOTHING_TO_ISSUE: ReadyEffect = { write: () => undefined };

/** The fields of a document as stored. */
export function documentOf(invoice: Invoice, uid: string): Record<string, unknown> {
  return { ...toFirestore(invoice), uid };
}

/** A number of a series. It is used once `storeCounter` is called. */
export interface DrawnNumber {
  readonly number: string;
  /** Writes the counter. Call it after the transaction's last read. */
  storeCounter(): void;
  /** Gives the number back, for the next document of the transaction. */
  release(): void;
}

/**
 * Draws the next number of a series in this financial year. The counter's name is in capitals, because readers do not
 * distinguish numbers that differ only in case. Older counters have other spellings; their numbering continues.
 */
export async function nextNumber(
  tx: FirestoreTransaction,
  series: string,
  { now, issued: { counters } }: IssueContext,
): Promise<DrawnNumber> {
  const year = financialYear(now);
  const name = series.toUpperCase();
  const counter = refs.counter(`${name}_${year}`);
  const last = counters.get(counter.path) ?? (await lastNumber(tx, series, year));
  const next = last + 1;
  counters.set(counter.path, next);
  return {
    number: invoiceNumber(series, year, next),
    storeCounter: () => void tx.set(counter, { series: name, year, last: next }),
    release: () => void counters.set(counter.path, next - 1),
  };
}

/** The highest number of a series in any spelling; 0 if none was drawn. */
async function lastNumber(tx: FirestoreTransaction, series: string, year: string): Promise<number> {
  const spelled = spellingsOf(series).map((spelling) => refs.counter(`${spelling}_${year}`));
  const found = await tx.getAll(...spelled.toSorted(byPath));
  const lasts = found.map((one): unknown => one.get('last'));
  return Math.max(0, ...lasts.map((last) => (typeof last === 'number' ? last : 0)));
}
