import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import type { NextAction } from '#domain/own-order/own-orders.ts';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import type { ReturnWindow } from '#domain/own-order/return-window.ts';
import { paths } from '#domain/site/paths.ts';
import { returnSentence } from '#text/orders/order-status.ts';
import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { ReorderButton, ReorderOutcome } from '../detail/ReorderButton.tsx';
import { useReorder } from '../detail/use-reorder.ts';

interface RowActionsProps {
  order: Order;
  actions: readonly NextAction[];
  returns: ReturnWindow | null;
}

const { actions: own } = words.row;

/** The next actions of an order in the list. Each names its order for those who hear them one by one. */
export function RowActions({ order, actions, returns }: RowActionsProps) {
  const { id, number, lines, shipment } = order;
  const reorder = useReorder(lines);
  return (
    <div className="relative z-10 mt-1 w-fit max-w-full sm:col-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:self-center xl:justify-self-end">
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <span key={action} className="contents">
            {render(action)}
          </span>
        ))}
      </div>
      {actions.includes('reorder') && <ReorderOutcome reorder={reorder} />}
    </div>
  );

  function render(action: NextAction): Elements {
    switch (action) {
      case 'pay':
        return link(paths.order(id), own.pay, 'main');
      case 'track':
        return shipment?.link ? (
          <a
            href={shipment.link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.actions.of(own.track, number)}
            className={buttonLook('quiet')}
          >
            <span>{own.track}</span>
            <ExternalLink aria-hidden className="size-4" />
          </a>
        ) : (
          link(paths.order(id), own.track)
        );
      case 'return':
        return returns && link(paths.order(id), returnSentence(returns));
      case 'review':
        return link(reviewPath(order), own.review);
      case 'reorder':
        return <ReorderButton reorder={reorder} about={number} />;
      case 'ask':
        return link(paths.askAbout(number), own.ask);
    }
  }

  function link(to: string, text: string, look: 'main' | 'quiet' = 'quiet'): Elements {
    return (
      <Link to={to} aria-label={words.actions.of(text, number)} className={buttonLook(look)}>
        {text}
      </Link>
    );
  }
}

/** The form of the only product, or the order, where each of its products has a link. */
function reviewPath({ id, lines }: Order): string {
  const [first] = lines;
  return first && lines.length === 1 ? orderPaths.reviewsOf(first.slug) : paths.order(id);
}
