import type { OrderState } from '#domain/order/order-change.ts';
import {
  addFigures,
  type DayFigures,
  figureChange,
  periodSums,
} from '#domain/figures/figure-sums.ts';
import type { Figures } from '#domain/figures/figures.ts';
import { type FigureSources, orderFigures } from '#domain/figures/order-figures.ts';

/** An order with its payment record, documents and settlements, as they are stored at one moment. */
export type Stored = OrderState & FigureSources;

/** A model of the functions that keep the figures: triggers mark orders, a sweep counts what is marked. */
export function aShop() {
  const orders = new Map<string, Stored>();
  const marked = new Set<string>();
  const counted = new Map<string, DayFigures>();
  const periods = new Map<string, Figures>();
  return {
    orders: (): readonly Stored[] => [...orders.values()],
    store: (state: Stored): void => void orders.set(state.order.id, state),
    trigger: (id: string): void => void marked.add(id),
    /** Counts all marked orders together; `half` of them only where it says so. */
    sweep(half: boolean): void {
      const due = [...marked].filter((_, index) => !half || index % 2 === 0);
      const changes = due.map((id) => {
        const state = orders.get(id);
        const after = state ? orderFigures(state, state) : {};
        const change = figureChange(counted.get(id) ?? {}, after);
        counted.set(id, after);
        marked.delete(id);
        return change;
      });
      for (const [period, figures] of Object.entries(periodSums(changes)))
        periods.set(period, addFigures([periods.get(period) ?? {}, figures]));
    },
    /** The sums by day and month that are not empty. */
    sums: (): Readonly<Record<string, Figures>> =>
      Object.fromEntries([...periods].filter(([, figures]) => Object.keys(figures).length > 0)),
  };
}
