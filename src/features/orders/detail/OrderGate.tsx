import { Link, useLocation } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { orderById } from '#data/orders/orders.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { errorWords } from '#text/site/errors.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words as linkWords } from '#text/orders/order-link.ts';
import { words } from '#text/orders/orders.ts';
import { words as returnWords } from '#text/orders/payment-return.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { ReadProblem } from './ReadProblem.tsx';
import { useOrderLink } from './use-order-link.ts';

interface OrderGateProps {
  /** The order id from the URL. */
  id: string;
  /** Heading level of a notice shown in place of the order. */
  level?: 1 | 2;
  children: (order: Order) => Elements;
}

/**
 * A live order for users who may read it, by the link of a letter as well. Another customer's order and a missing one look
 * the same; signed-out visitors see that with a sign-in link.
 */
export function OrderGate({ id, level = 1, children }: OrderGateProps) {
  const session = useSession();
  const offline = useOffline();
  const { pathname, search } = useLocation();
  const link = useOrderLink(id);
  // Before the link has opened the order, its read would be denied.
  const known = session.state === 'signed-in' && link.state !== 'opening';
  const state = useQuery(known ? orderById(id) : constantQuery('orders/?'));
  const order = state.state === 'loading' ? null : (state.data ?? null);
  const signIn = paths.auth({ next: `${pathname}${search}` });
  if (link.state === 'failed') {
    return (
      <RetryMessage
        large
        text={failureSentences[link.failure.code]}
        retry={errorWords.retry}
        onRetry={link.retry}
        className="my-4"
      />
    );
  }
  if (link.state === 'opening') {
    return <PageLoading text={offline ? returnWords.offline : words.order.loading} />;
  }
  if (link.state !== 'none' && !order) {
    const { title, text } = linkWords[link.state];
    return (
      <Notice level={level} title={title} text={text}>
        <NextLinks signIn={session.state === 'signed-in' && !session.user.guest ? null : signIn} />
      </Notice>
    );
  }
  if (session.state === 'signed-out') {
    return (
      <Notice level={level} title={words.signedOut.title} text={words.signedOut.text}>
        <NextLinks signIn={signIn} />
      </Notice>
    );
  }
  if (order) return children(order);
  if (session.state === 'loading' || state.state === 'loading') {
    return <PageLoading text={offline ? returnWords.offline : words.order.loading} />;
  }
  if (state.state === 'failed' && state.error.code !== 'denied') {
    return <ReadProblem failure={state.error} />;
  }
  return (
    <Notice level={level} title={words.unknown.title} text={words.unknown.text}>
      <NextLinks signIn={session.user.guest ? signIn : null} />
    </Notice>
  );
}

interface NextLinksProps {
  /** Sign-in URL; null for a signed-in user. */
  signIn: string | null;
}

function NextLinks({ signIn }: NextLinksProps) {
  return (
    <>
      {signIn ? (
        <Link to={signIn} className={buttonLook('main')}>
          {words.signIn}
        </Link>
      ) : (
        <Link to={paths.orders} className={buttonLook('main')}>
          {words.title}
        </Link>
      )}
      <Link to={paths.findOrder} className={buttonLook('quiet')}>
        {words.find}
      </Link>
    </>
  );
}
