import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { type Paper, packingLines, printedParcels } from '#domain/shipping/packing.ts';
import { storeSettings } from '#data/content/settings.ts';
import { invoicesOf } from '#data/orders/invoices.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReads } from '#data/react/use-reads.ts';
import { InvoiceSheet } from '../../invoice/InvoiceSheet.tsx';
import { useMay } from '../../frame/use-role.ts';
import { transactionFor } from '../transaction-for.ts';
import { LabelSheet } from './LabelSheet.tsx';
import { PickListSheet } from './PickListSheet.tsx';
import { PrintWhenRead } from './PrintWhenRead.tsx';
import { SlipSheet } from './SlipSheet.tsx';

interface PrintRunProps {
  paper: Paper;
  /** A snapshot: what is printed does not change while the print dialog is open. */
  orders: readonly Order[];
  /** Called as the print dialog opens. */
  onPrint: () => void;
  /** The print dialog was closed, or the run was cancelled. */
  onDone: () => void;
}

/** Prints one paper of several orders, a page or more for each. Opens the print dialog once all of them are read. */
export function PrintRun({ paper, ...rest }: PrintRunProps) {
  switch (paper) {
    case 'labels':
      return <Labels {...rest} />;
    case 'invoices':
      return <Invoices {...rest} />;
    case 'pick-list':
    case 'slips':
      return <Slips paper={paper} {...rest} />;
  }
}

type RunProps = Omit<PrintRunProps, 'paper'>;

function Labels({ orders, ...rest }: RunProps) {
  const settings = useQuery(storeSettings);
  const seller = settings.state === 'loading' ? undefined : settings.data?.seller;
  return (
    <PrintWhenRead states={[settings]} {...rest}>
      {() => (
        <div>
          {seller &&
            pagesOf(orders).map(({ order, printed }) => (
              <div
                key={`${order.id} ${printed.place}`}
                className="page-label break-after-page last:break-after-auto"
              >
                <LabelSheet order={order} printed={printed} seller={seller} />
              </div>
            ))}
        </div>
      )}
    </PrintWhenRead>
  );
}

function Invoices({ orders, ...rest }: RunProps) {
  const states = useReads((read) => orders.map(({ id }) => read(invoicesOf(id))));
  return (
    <PrintWhenRead states={states} {...rest}>
      {() => (
        <div>
          {states.map((state, index) =>
            dataOf(state)
              // Credit notes go to the customer by email; the parcel holds the invoice.
              ?.filter(({ kind }) => kind === 'invoice')
              .map((invoice) => (
                <div key={orders[index]?.id} className="break-after-page last:break-after-auto">
                  <InvoiceSheet document={invoice} />
                </div>
              )),
          )}
        </div>
      )}
    </PrintWhenRead>
  );
}

function Slips({ paper, orders, ...rest }: RunProps & { paper: 'pick-list' | 'slips' }) {
  // Without its refunds a slip would list products that must not be packed.
  const seesMoney = useMay('see-money');
  const states = useReads((read) => orders.map(({ id }) => read(transactionFor(id, seesMoney))));
  // For the shop's name, which has a fallback when they cannot be read.
  const settings = useQuery(storeSettings);
  const [now] = useState(() => Date.now());
  return (
    <PrintWhenRead states={settings.state === 'loading' ? [...states, settings] : states} {...rest}>
      {() =>
        paper === 'slips' ? (
          <div>
            {pagesOf(orders).map(({ order, index, printed }) => (
              <div
                key={`${order.id} ${printed.place}`}
                className="break-after-page last:break-after-auto"
              >
                <SlipSheet
                  order={order}
                  printed={printed}
                  transaction={dataOf(states[index]) ?? null}
                />
              </div>
            ))}
          </div>
        ) : (
          <PickListSheet
            now={now}
            slips={orders.map((order, index) => ({
              number: order.number,
              lines: packingLines(order, dataOf(states[index]) ?? null),
            }))}
          />
        )
      }
    </PrintWhenRead>
  );
}

/** A page for each parcel of each order. */
function pagesOf(orders: readonly Order[]) {
  return orders.flatMap((order, index) =>
    printedParcels(order).map((printed) => ({ order, index, printed })),
  );
}

/** The data of a read; undefined while there is none. */
function dataOf<T>(state: QueryState<T> | undefined): T | undefined {
  return state && state.state !== 'loading' ? state.data : undefined;
}
