import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  type DashboardTab,
  dashboardPath,
  dashboardTab,
  isInNavigation,
  isOpenToVisitors,
} from '#domain/customer/dashboard.ts';
import { paths } from '#domain/site/paths.ts';
import { signOut } from '#data/account/account.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { ConfirmEmail } from '#features/account/ConfirmEmail.tsx';
import { UnpaidNote } from '#features/orders/list/UnpaidNote.tsx';
import { SecondFactorStep } from '#features/session/SecondFactorStep.tsx';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/account/account.ts';
import { words as findWords } from '#text/orders/find-order.ts';
import { words as orderWords } from '#text/orders/orders.ts';
import { words as sessionWords } from '#text/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountNav } from './AccountNav.tsx';
import { AccountPart } from './AccountPart.tsx';
import { GuestOffer } from './GuestOffer.tsx';
import { OpenPart } from './OpenPart.tsx';

const PARTS = {
  profile: words.profile,
  addresses: words.addresses,
  security: words.security,
  // Its parts have headings that are seen.
  'cart-fav': { title: words.nav['cart-fav'], lead: '' },
  checkout: words.checkout,
  orders: orderWords,
  'find-order': findWords,
} satisfies Record<DashboardTab, { title: string; lead: string }>;

/** Tabs that show the unpaid order notice; the checkout shows the order itself. */
const SHOWS_UNPAID: readonly DashboardTab[] = ['profile', 'cart-fav', 'orders'];

/** `/dashboard`: the account pages, one tab at a time. Cart and checkout are open to visitors. */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const session = useSession();
  // Signing out here leads to the home page; a session that ends elsewhere leads to sign-in.
  const [leaving, setLeaving] = useState(false);
  const tab = dashboardTab(query.get('tab'));
  const user = customerOf(session);
  const guest = session.state === 'signed-in' && session.user.guest;
  if (!user && leaving) return <Navigate to={paths.home} replace />;
  if (!user && !guest && !isOpenToVisitors(tab)) {
    return <Navigate to={paths.auth({ next: dashboardPath(tab) })} replace />;
  }

  async function leave(): Promise<void> {
    setLeaving(true);
    const result = await signOut();
    setLeaving(result.ok);
    toast(result.ok ? sessionWords.signedOut : failureSentences[result.failure.code]);
  }

  const { title, lead } = PARTS[tab];
  // The page of an order has its own title.
  const orderId = tab === 'orders' ? query.get('order') : null;
  return (
    <div className="shell grow pb-36">
      <Head title={title} hidden />
      {user && isInNavigation(tab) && <AccountNav current={tab} />}
      {/* Hidden in the cart and the checkout, so that it does not interrupt a purchase. */}
      {user && isInNavigation(tab) && tab !== 'cart-fav' && (
        <ConfirmEmail key={user.uid} user={user} />
      )}
      {orderId === null && (
        <>
          <div
            className={`mt-8 flex flex-wrap items-center justify-between gap-4 ${tab === 'cart-fav' ? 'sr-only' : ''}`}
          >
            <h1 className="text-3xl">{title}</h1>
            {user && tab === 'profile' && (
              <Button look="quiet" onClick={() => void leave()}>
                {words.signOut}
              </Button>
            )}
          </div>
          <p className="mt-1 mb-8 max-w-prose text-ink-soft empty:mt-0 empty:mb-4">{lead}</p>
        </>
      )}
      {session.state === 'signed-in' && orderId === null && SHOWS_UNPAID.includes(tab) && (
        <UnpaidNote uid={session.user.uid} />
      )}
      {isOpenToVisitors(tab) ? (
        <OpenPart tab={tab} session={session} orderId={orderId} />
      ) : user ? (
        <AccountPart tab={tab} user={user} onLeaving={setLeaving} />
      ) : (
        <GuestOffer tab={tab} />
      )}
      <SecondFactorStep />
    </div>
  );
}
