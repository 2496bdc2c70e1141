import { may } from './permissions.ts';
import type { Role } from './role.ts';
import type { MoveName } from '../order/order.ts';

/** The moves of packers. */
const PACKING_MOVES: readonly MoveName[] = ['pack', 'ship'];

/** Whether a role may make a move that the state machine allows to staff. */
export function mayMove(role: Role | null, move: MoveName): boolean {
  return may(role, 'edit') || (may(role, 'pack') && PACKING_MOVES.includes(move));
}
