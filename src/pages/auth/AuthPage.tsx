import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router-dom';
import { dashboardTab } from '#domain/customer/dashboard.ts';
import { paths } from '#domain/site/paths.ts';
import { routeOf } from '#domain/site/routes.ts';
import { startSession } from '#data/account/session.ts';
import { GoogleButton } from '#features/session/GoogleButton.tsx';
import { RegistrationForm } from '#features/session/RegistrationForm.tsx';
import { ResetForm } from '#features/session/ResetForm.tsx';
import { SecondFactorStep } from '#features/session/SecondFactorStep.tsx';
import { SignInForm } from '#features/session/SignInForm.tsx';
import { useSignInRedirect } from '#features/session/use-sign-in-redirect.ts';
import { words as findWords } from '#text/orders/find-order.ts';
import { words } from '#text/account/session.ts';
import { Head } from '#ui/head/Head.tsx';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { AuthModeSwitch } from './AuthModeSwitch.tsx';

type Side = 'signIn' | 'register' | 'reset';

/** Why a visitor is asked to sign in; null when they came by themselves. */
function reasonOf(query: URLSearchParams): keyof typeof words.reasons | null {
  if (query.has('favorite')) return 'favorite';
  const [pathname = '', search] = (query.get('next') ?? '').split('?');
  const { page } = routeOf(pathname);
  if (page === 'product') return 'product';
  const tab = page === 'dashboard' ? dashboardTab(new URLSearchParams(search).get('tab')) : null;
  return tab === 'cart-fav' || tab === 'checkout' || tab === 'orders' ? tab : null;
}

/** `/auth`: sign-in, registration and password reset. The typed email carries over between them. */
export default function AuthPage() {
  const [query] = useSearchParams();
  const [side, setSide] = useState<Side>('signIn');
  const heading = useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = useState('');
  const isRedirecting = useSignInRedirect(query);
  // Loads Auth while the visitor types, so that submitting waits only for the answer, even on an unstable network.
  useEffect(() => {
    startSession().catch(() => {
      // Submitting loads it again.
    });
  }, []);
  if (isRedirecting) return <PageLoading text={words.going} />;

  /** The pressed button unmounts, so the focus moves to the new heading. */
  function switchTo(to: Side): void {
    flushSync(() => setSide(to));
    heading.current?.focus();
  }

  const reason = reasonOf(query);
  const emailProps = { email, onEmail: setEmail };
  const title = side === 'reset' ? words.reset.title : words.sides[side];
  const lead = side === 'reset' ? words.reset.lead : words.lead[side];
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-6 pb-16 sm:pt-12">
      <Head title={title} hidden />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {reason && side !== 'reset' ? words.reasons[reason] : lead}
      </p>
      {side === 'reset' ? (
        <ResetForm {...emailProps} onBack={() => switchTo('signIn')} />
      ) : (
        <>
          <AuthModeSwitch side={side} onSide={setSide} />
          {side === 'signIn' ? (
            <SignInForm {...emailProps} onForgot={() => switchTo('reset')} />
          ) : (
            <RegistrationForm {...emailProps} />
          )}
          <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
            {words.or}
          </p>
          <GoogleButton purpose="sign-in">{words.google}</GoogleButton>
          <p className="mt-6 text-ink-soft">
            <span>{findWords.fromSignIn}</span>{' '}
            <Link
              to={paths.findOrder}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {findWords.title}
            </Link>
          </p>
        </>
      )}
      <SecondFactorStep />
    </div>
  );
}
