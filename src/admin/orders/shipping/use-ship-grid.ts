import { useCallback, useMemo, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { courierNamed } from '#domain/shipping/courier.ts';
import { type GridRow, pasteColumn } from '#domain/shipping/shipment-grid.ts';
import { lastCourier } from '#data/admin/orders/device-settings.ts';

/** A courier as chosen: a name of the list, `OTHER_COURIER` with a typed name, or empty. */
export type CourierChoice = Pick<GridRow, 'courier' | 'other'>;

type Entry = Partial<Omit<GridRow, 'orderId' | 'number'>>;

/** What staff have typed for parcels, by order. It outlives the dialog, so that closing it loses nothing. */
export interface ShipGrid {
  /** The courier of all rows without their own. */
  readonly forAll: CourierChoice;
  /** Pasted numbers without a row; nothing is sent before staff have looked at them. */
  readonly surplus: readonly string[];
  /** Pasted order numbers that are not selected. */
  readonly strangers: readonly string[];
  readonly rowsOf: (orders: readonly Order[]) => readonly GridRow[];
  readonly chooseForAll: (choice: CourierChoice) => void;
  readonly change: (orderId: string, entry: Entry) => void;
  readonly paste: (rows: readonly GridRow[], text: string, from: number) => void;
  readonly dismiss: () => void;
  /** Forgets what was typed for orders that are shipped. */
  readonly forget: (orderIds: readonly string[]) => void;
}

const NOTHING: readonly string[] = [];

/** The state of the shipping grid. */
export function useShipGrid(): ShipGrid {
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>({});
  const [forAll, setForAll] = useState<CourierChoice>(() => ({
    courier: courierNamed(lastCourier.read())?.name ?? '',
    other: '',
  }));
  const [{ surplus, strangers }, setLeftOver] = useState({ surplus: NOTHING, strangers: NOTHING });
  const change = useCallback((orderId: string, entry: Entry) => {
    setEntries((current) => ({ ...current, [orderId]: { ...current[orderId], ...entry } }));
  }, []);
  const rowsOf = useCallback(
    (orders: readonly Order[]) =>
      orders.map(({ id, number }) => ({
        orderId: id,
        number,
        tracking: '',
        ...forAll,
        ...entries[id],
      })),
    [entries, forAll],
  );
  return useMemo(
    () => ({
      forAll,
      surplus,
      strangers,
      rowsOf,
      change,
      chooseForAll(choice) {
        setForAll(choice);
        if (courierNamed(choice.courier)) lastCourier.write(choice.courier);
        setEntries((current) =>
          Object.fromEntries(
            Object.entries(current).map(([id, { tracking = '' }]) => [id, { tracking }]),
          ),
        );
      },
      paste(rows, text, from) {
        const result = pasteColumn(rows, text, from);
        setLeftOver(result);
        const before = new Map(rows.map((row) => [row.orderId, row]));
        for (const row of result.rows) {
          const { orderId, courier, other, tracking } = row;
          const old = before.get(orderId);
          if (old === row) continue;
          const isSame = old?.courier === courier && old.other === other;
          change(orderId, isSame ? { tracking } : { courier, other, tracking });
        }
      },
      dismiss: () => setLeftOver({ surplus: NOTHING, strangers: NOTHING }),
      forget(orderIds) {
        setEntries((current) =>
          Object.fromEntries(Object.entries(current).filter(([id]) => !orderIds.includes(id))),
        );
      },
    }),
    [forAll, surplus, strangers, rowsOf, change],
  );
}
