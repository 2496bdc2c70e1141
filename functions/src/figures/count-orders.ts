import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import {
  type DayFigures,
  figureChange,
  isMonthPeriod,
  periodSums,
  productPart,
} from '../../../src/domain/figures/figure-sums.ts';
import {
  type Figures,
  OrderFiguresSchema,
  type Rows,
} from '../../../src/domain/figures/figures.ts';
import { orderFigures } from '../../../src/domain/figures/order-figures.ts';
import { InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { OrderSchema } from '../../../src/domain/order/order.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { OrderSettlementsSchema } from '../../../src/domain/settlement/order-settlements.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { ATTEMPTS, parseDocument, refs, store } from '../platform/store.ts';

/** Orders of one batch: an `in` query takes 30 values. */
const BATCH = 25;

/** An order whose figures are due, with the mark at which it was read. */
export interface DueOrder {
  readonly id: string;
  readonly mark: number;
}

/** The next orders whose figures are due, by id, after an order that was looked at. */
export async function dueOrders(after = ''): Promise<readonly DueOrder[]> {
  const due = store()
    .collection('orderFigures')
    .where('due', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(BATCH);
  return (await (after === '' ? due : due.startAfter(after)).get()).docs.map((row) => ({
    id: row.id,
    mark: Number(row.get('mark') ?? 0),
  }));
}

/**
 * Counts orders as they are stored now: adds to the days and months what their figures have changed since they were
 * last counted, in one transaction with the record of it. An order that was marked again since `due` was read stays due,
 * because it may have changed after it was read here. A malformed order keeps its last figures.
 */
export async function countOrders(due: readonly DueOrder[]): Promise<void> {
  const counted = await readFigures(due.map(({ id }) => id));
  await store().runTransaction(
    async (tx) => {
      const records = await tx.getAll(...due.map(({ id }) => refs.orderFigures(id)));
      const changes: DayFigures[] = [];
      const titles: Record<string, string> = {};
      for (const [index, { id, mark }] of due.entries()) {
        const found = records[index];
        const record = found && parseDocument(found, OrderFiguresSchema, 'orderId');
        const now = counted.get(id);
        if (!record) continue;
        const isCurrent = record.mark === mark;
        if (!now) {
          tx.update(refs.orderFigures(id), { due: !isCurrent });
          continue;
        }
        changes.push(figureChange(record.days, now.figures));
        Object.assign(titles, now.titles);
        tx.update(refs.orderFigures(id), { due: !isCurrent, days: now.figures });
      }
      writeChanges(tx, changes, titles);
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface Counted {
  readonly figures: DayFigures;
  /** Titles of its products by slug. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The figures of orders as they are stored; those of a deleted order are empty, a malformed one is left out. */
async function readFigures(ids: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
  const [orders, transactions, settled, issued] = await Promise.all([
    store().getAll(...ids.map(refs.order)),
    store().getAll(...ids.map(refs.transaction)),
    store().getAll(...ids.map(refs.orderSettlements)),
    store().collection('invoices').where('tid', 'in', ids).get(),
  ]);
  const counted = new Map<string, Counted>();
  for (const [index, id] of ids.entries()) {
    const [foundOrder, foundTransaction] = [orders[index], transactions[index]];
    const foundSettled = settled[index];
    if (!foundOrder || !foundTransaction || !foundSettled) continue;
    try {
      const order = parseDocument(foundOrder, OrderSchema, 'id');
      const transaction = parseDocument(foundTransaction, TransactionSchema, 'tid');
      const documents = issued.docs
        .filter((row) => row.get('tid') === id)
        .flatMap((row) => {
          const invoice = parseDocument(row, InvoiceSchema, 'id');
          return invoice ? [invoice] : [];
        });
      const { settlements = [] } = parseDocument(foundSettled, OrderSettlementsSchema, 'id') ?? {};
      const isThere = order !== null && transaction !== null;
      counted.set(id, {
        figures: isThere ? orderFigures({ order, transaction }, { documents, settlements }) : {},
        titles: Object.fromEntries(order?.lines.map(({ slug, title }) => [slug, title]) ?? []),
      });
    } catch (error) {
      log('figures-failed', { orderId: id, ...errorInfo(error) }, 'error');
    }
  }
  return counted;
}

/** Adds changes to their days and months. Increments need no read, so the documents may be large. */
function writeChanges(
  tx: FirestoreTransaction,
  changes: readonly DayFigures[],
  titles: Readonly<Record<string, string>>,
): void {
  for (const [period, figures] of Object.entries(periodSums(changes))) {
    const ref = isMonthPeriod(period) ? refs.figureMonth(period) : refs.figureDay(period);
    addTo(tx, ref, { period, figures, titles });
  }
}

interface Addition {
  readonly period: string;
  readonly figures: Figures;
  readonly titles: Readonly<Record<string, string>>;
}

function addTo(
  tx: FirestoreTransaction,
  ref: DocumentReference,
  { period, figures: { products = {}, ...tables }, titles }: Addition,
): void {
  const fields = Object.entries(tables).map(([table, rows = {}]) => [table, increments(rows)]);
  if (fields.length > 0) tx.set(ref, { period, ...Object.fromEntries(fields) }, { merge: true });
  const parts = new Map<number, Record<string, Rows[string]>>();
  for (const [slug, sums] of Object.entries(products)) {
    const part = productPart(period, slug);
    parts.set(part, { ...parts.get(part), [slug]: sums });
  }
  for (const [part, rows] of parts) {
    const known = Object.keys(rows).filter((slug) => titles[slug] !== undefined);
    tx.set(
      refs.figureProducts(period, part),
      {
        products: increments(rows),
        titles: Object.fromEntries(known.map((slug) => [slug, titles[slug]])),
      },
      { merge: true },
    );
  }
}

function increments(rows: Rows): Record<string, Record<string, FieldValue>> {
  return Object.fromEntries(
    Object.entries(rows).map(([row, sums]) => [
      row,
      Object.fromEntries(
        Object.entries(sums).map(([name, value]) => [name, FieldValue.increment(value)]),
      ),
    ]),
  );
}
