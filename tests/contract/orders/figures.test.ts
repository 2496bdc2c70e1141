import { expect, it } from 'vitest';
import { figuresOf } from '#domain/figures/figure-sums.ts';
import type { FigureTable, Rows } from '#domain/figures/figures.ts';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { TransactionSchema } from '#domain/payment/transaction.ts';
import { OrderSettlementsSchema } from '#domain/settlement/order-settlements.ts';
import { countOrders, dueOrders } from '../../../functions/src/figures/count-orders.ts';
import { markOrder } from '../../../functions/src/figures/mark-order.ts';
import { sweepFigures } from '../../../functions/src/figures/sweep-figures.ts';
import { parseDocument } from '../../../functions/src/platform/store.ts';
import { recount } from '../../support/histories/recount.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('figures', { oil: 100 });
const rowsOf = async (collection: string) => (await shop.store.collection(collection).get()).docs;
const present = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);

/** The figures of the orders as they are stored now, counted one by one. */
async function recounted() {
  const documents = (await rowsOf('invoices')).flatMap((row) =>
    present(parseDocument(row, InvoiceSchema, 'id')),
  );
  const settled = (await rowsOf('orderSettlements')).flatMap((row) =>
    present(parseDocument(row, OrderSettlementsSchema, 'id')),
  );
  const transactions = await rowsOf('transactions');
  const orders = (await rowsOf('orders')).flatMap((row) =>
    present(parseDocument(row, OrderSchema, 'id')),
  );
  return recount(
    orders.flatMap((order) => {
      const found = transactions.find(({ id }) => id === order.id);
      return present(found ? parseDocument(found, TransactionSchema, 'tid') : null).map(
        (transaction) => ({
          order,
          transaction,
          settlements: settled.find(({ id }) => id === order.id)?.settlements ?? [],
          documents: documents.filter(({ tid }) => tid === order.id),
        }),
      );
    }),
  );
}

/** The sums that the functions keep, without zeros. */
async function kept() {
  const periods = [...(await rowsOf('figureDays')), ...(await rowsOf('figureMonths'))].flatMap(
    (row) =>
      Object.entries(row.data()).map(([table, rows]: [string, unknown]) => ({
        ...{ day: row.id, table, rows },
      })),
  );
  const products = (await rowsOf('figureProducts')).map((row) => ({
    day: row.id.split('_')[0] ?? '',
    table: 'products',
    rows: row.get('products') as Rows,
  }));
  return figuresOf(
    [...periods, ...products]
      .filter(({ table }) => table !== 'period')
      .flatMap(({ day, table, rows }) =>
        Object.entries(rows as Rows).map(([row, sums]) => ({
          ...{ day, row, sums },
          table: table as FigureTable,
        })),
      ),
  );
}

async function cashOrder(buyer: string): Promise<string> {
  const request = shop.inCash(2, { email: `${buyer}@franch.test` });
  return ordered(await shop.buy(buyer, request)).orderId;
}
const moves = async (id: string, ...names: Parameters<typeof shop.move>[1][]) => {
  for (const name of names) await shop.move(id, name);
};
const sweep = () => sweepFigures(Date.now());

it('sums of days and months equal a recount: of earlier orders, of changes, and after repeated and late triggers', async () => {
  const { orderId: online } = await shop.paid(3, 'ravi');
  const [cash, back, cancelled] = [
    await cashOrder('asha'),
    await cashOrder('leela'),
    await cashOrder('meera'),
  ];
  await shop.buy('nobody-pays');
  await moves(online, 'pack', 'ship', 'deliver');
  await moves(back, 'pack', 'ship', 'return-to-origin', 'return');
  await moves(cancelled, 'cancel');
  // No trigger has told of these orders: the first run finds them.
  expect(await sweep()).toEqual({ counted: 5, complete: true });
  const first = await kept();
  expect(first).toEqual(await recounted());
  const [month = {}] = Object.entries(first).flatMap(([period, one]) =>
    period.length === 7 ? [one] : [],
  );
  expect(month.outcomes).toMatchObject({
    ...{ sold: { orders: 2 }, toOrigin: { orders: 1 }, cancelled: { orders: 1 } },
  });
  expect(month.documents?.['invoice']?.['count']).toBe(2);
  expect(month.products?.['oil']?.['pieces']).toBe(5);

  await moves(cash, 'pack', 'ship', 'deliver');
  await moves(online, 'return');
  // Late, repeated and of an order without a change.
  for (const id of [online, cash, cash, back, online]) await markOrder(id);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const second = await kept();
  expect(second).toEqual(await recounted());
  expect(second).not.toEqual(first);
  expect(await sweep()).toEqual({ counted: 0, complete: true });

  await markOrder(cash);
  const due = await dueOrders();
  expect(due).toHaveLength(1);
  // Counted by two runs at once, while the order changes.
  await moves(cash, 'return');
  await markOrder(cash);
  await Promise.all([countOrders(due), countOrders(due)]);
  expect(await dueOrders()).toHaveLength(1);
  await sweep();
  expect(await kept()).toEqual(await recounted());
});

it('a malformed order keeps its last figures and stops no other, and a deleted one takes them along', async () => {
  const [one, other] = [await cashOrder('asha'), await cashOrder('ravi')];
  await sweep();
  const before = await kept();
  await shop.store.doc(`orders/${one}`).update({ status: 'lost' });
  await shop.store.doc(`orders/${other}`).delete();
  await markOrder(one);
  await markOrder(other);
  expect(await sweep()).toMatchObject({ counted: 2 });
  const [day = ''] = Object.keys(before).filter((period) => period.length > 7);
  expect(before[day]?.outcomes?.['sold']).toMatchObject({ orders: 2 });
  expect((await kept())[day]?.outcomes?.['sold']).toMatchObject({ orders: 1 });
  expect(await dueOrders()).toEqual([]);
});

it('an order that cannot be counted stays due and holds up no other of its batch', async () => {
  const [bad, ...others] = [
    await cashOrder('asha'),
    await cashOrder('ravi'),
    await cashOrder('leela'),
  ];
  await shop.store.doc(`orderFigures/${bad}`).set({ due: true, mark: 1, days: 'none' });
  expect(await sweep()).toEqual({ counted: others.length, complete: true });
  expect((await dueOrders()).map(({ id }) => id)).toEqual([bad]);
  await shop.store.doc(`orderFigures/${bad}`).update({ days: {} });
  expect(await sweep()).toMatchObject({ counted: 1 });
  expect(await kept()).toEqual(await recounted());
});
