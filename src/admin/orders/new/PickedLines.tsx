import { X } from 'lucide-react';
import { MAX_QUANTITY } from '#domain/cart/cart-limits.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Product } from '#domain/product/product.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { Stepper } from '#ui/form/Stepper.tsx';

/** A picked product and how many of it. */
export interface PickedLine {
  readonly product: Product;
  readonly quantity: number;
}

interface PickedLinesProps {
  lines: readonly PickedLine[];
  onChange: (lines: readonly PickedLine[]) => void;
}

/** The products of a new order, with their quantities. */
export function PickedLines({ lines, onChange }: PickedLinesProps) {
  if (lines.length === 0) return <p className="my-3 text-ink-soft">{own.empty}</p>;
  return (
    <ul className="my-3 max-w-xl divide-y divide-hairline">
      {lines.map(({ product, quantity }) => {
        const { slug, title, price, stock } = product;
        return (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
              <span className="block font-semibold">{title}</span>
              <span className="amount block text-sm text-ink-soft">{formatMoney(price)}</span>
            </span>
            <Stepper
              value={quantity}
              most={Math.max(1, Math.min(MAX_QUANTITY, stock))}
              label={own.quantity(title)}
              fewer={own.fewer}
              more={own.more}
              onChange={(next) =>
                onChange(
                  lines.map((line) =>
                    line.product.slug === slug ? { product, quantity: next } : line,
                  ),
                )
              }
            />
            <button
              type="button"
              aria-label={own.remove(title)}
              className="inline-flex size-11 items-center justify-center"
              onClick={() => onChange(lines.filter((line) => line.product.slug !== slug))}
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
