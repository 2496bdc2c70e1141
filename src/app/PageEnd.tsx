import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/site/routes.ts';
import { CartSync } from '#features/cart/CartSync.tsx';
import { isCommandSlow } from '#data/query/slow-commands.ts';
import { useQuery } from '#data/react/use-query.ts';
import { InstallOffer } from '#features/install/InstallOffer.tsx';
import { connectionWords } from '#text/site/connection.ts';
import { showSlowCommand } from '#ui/feedback/slow-command.ts';
import { keepValuesOnWheel } from '#ui/form/keep-values-on-wheel.ts';
import { useFocusInRows } from './routing/use-focus-in-rows.ts';

/**
 * What every page does in the background: cart, rows that follow the focus, fields that a wheel does not change, the note
 * while a command is slow, and the offer to install the shop on pages that it does not disturb.
 */
export function PageEnd() {
  const { page } = routeOf(useLocation().pathname);
  useFocusInRows();
  useEffect(keepValuesOnWheel, []);
  useSlowCommandNote();
  const hasOrdered = page === 'thank-you';
  return (
    <>
      <CartSync />
      <InstallOffer allowed={page === 'home' || hasOrdered} ordered={hasOrdered} />
    </>
  );
}

function useSlowCommandNote(): void {
  const state = useQuery(isCommandSlow);
  const isSlow = state.state === 'ready' && state.data;
  useEffect(() => showSlowCommand(isSlow ? connectionWords.slowCommand : ''), [isSlow]);
}
