import { returnablePieces } from '../order/order-pieces.ts';
import type { Order } from '../order/order.ts';
import type { ReturnCommand } from '../order/return-command.ts';
import { RETURN_REASONS, type ReturnReason, returnRule } from '../return/return-policy.ts';

/** A line of an order of which pieces can be returned: its number from 1, and the most pieces. */
export interface ReturnableLine {
  readonly line: number;
  readonly title: string;
  readonly most: number;
}

/** The lines of an order of which pieces can be returned; none before it is delivered. */
export function returnableLines(order: Order): readonly ReturnableLine[] {
  if (order.status !== 'delivered' || order.test) return [];
  return order.lines
    .map(({ title }, index) => ({ title, line: index + 1 }))
    .map((one) => ({ ...one, most: returnablePieces(order, one.line) }))
    .filter(({ most }) => most > 0);
}

/** A return as a form sends it. */
export type TypedReturn = Required<
  Pick<ReturnCommand, 'items' | 'reason' | 'sealed' | 'batch' | 'text'>
>;

/** What is missing in a typed return. */
export type ReturnFormFault =
  | 'no-reason'
  | 'no-items'
  /** The reason allows unopened packs only, and they are opened, or nobody said. */
  | 'not-sealed';

/** The result of the check: the return, or the faults by field name. */
export type CheckedReturn =
  | { readonly ok: true; readonly value: TypedReturn }
  | { readonly ok: false; readonly faults: Readonly<Record<string, ReturnFormFault>> };

/** The form's field for the pieces of a line. */
export const piecesField = (line: number): string => `line-${line}`;

/** The reason of a form's value; null for any other value. */
export function typedReturnReason(value: string | undefined): ReturnReason | null {
  return RETURN_REASONS.find((one) => one === value) ?? null;
}

/** Checks a typed return of these lines. What the order allows is decided when it is sent. */
export function checkReturnForm(
  typed: Readonly<Record<string, string>>,
  lines: readonly Pick<ReturnableLine, 'line'>[],
): CheckedReturn {
  const faults: Record<string, ReturnFormFault> = {};
  const items = lines
    .map(({ line }) => ({ line, quantity: Number(typed[piecesField(line)] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  if (items.length === 0) faults[piecesField(lines[0]?.line ?? 1)] = 'no-items';
  const sealed = typed['sealed'] === 'yes';
  const reason = typedReturnReason(typed['reason']);
  if (reason === null) faults['reason'] = 'no-reason';
  else if (returnRule(reason).onlySealed && !sealed) faults['sealed'] = 'not-sealed';
  if (reason === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const batch = (typed['batch'] ?? '').trim();
  return { ok: true, value: { reason, items, sealed, batch, text: (typed['text'] ?? '').trim() } };
}
