import type { ReactNode } from 'react';
import { formatMoment } from '#text/dates.ts';
import type { MailHealth } from '#domain/mail/mail-health.ts';
import { isSweepLate, type SweepHealth } from '#domain/payment/sweep-health.ts';
import type { WebhookHealth } from '#domain/payment/webhook-health.ts';
import { isCheckoutOpen } from '#domain/site/store-settings.ts';
import {
  functionsHealth,
  lastSweep,
  lastWebhook,
  mailHealth,
} from '#data/admin/overview/health.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { words as all } from '#text/admin/overview.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { Retry } from './Figure.tsx';
import { SendMailAgain } from './SendMailAgain.tsx';

const words = all.health;
const A_MINUTE = 60_000;

/** Whether the shop's services respond, and when its scheduled jobs ran. */
export function HealthCard() {
  const now = useNow(A_MINUTE);
  const session = useSession();
  const functions = useQuery(functionsHealth);
  const settings = useQuery(storeSettings);
  const sweep = useQuery(lastSweep);
  const webhook = useQuery(lastWebhook);
  const mail = useQuery(mailHealth);
  const isConfirmed = settings.state === 'ready' && !settings.fromCache;
  const facts = [
    {
      name: words.functions,
      value:
        functions.state === 'failed' ? (
          <>
            <Warning>{words.fails}</Warning>
            <Retry source={functionsHealth} />
          </>
        ) : (
          readStatus(functions)
        ),
    },
    { name: words.firestore, value: isConfirmed ? words.works : readStatus(settings) },
    { name: words.auth, value: session.state === 'signed-in' ? words.works : words.asking },
    { name: words.checkout, value: checkout() },
    {
      name: words.sweep,
      value: sweep.state === 'ready' ? sweepStatus(sweep.data, now) : readStatus(sweep),
    },
    {
      name: words.webhook,
      value: webhook.state === 'ready' ? webhookStatus(webhook.data) : readStatus(webhook),
    },
    {
      name: words.mail,
      value: mail.state === 'ready' ? mailStatus(mail.data, now) : readStatus(mail),
    },
  ];
  return (
    <section aria-labelledby="overview-health">
      <h2 id="overview-health" className="text-xl">
        {words.title}
      </h2>
      <div className="mt-3 rounded-card border border-hairline bg-surface px-4 py-2">
        <FactList facts={facts} />
      </div>
    </section>
  );

  function checkout(): ReactNode {
    if (settings.state === 'loading' || !settings.data) return readStatus(settings);
    if (isCheckoutOpen(settings.data)) return words.open;
    return <Warning>{settings.data.checkoutOpen ? words.unregistered : words.closed}</Warning>;
  }
}

function readStatus({ state }: QueryState<unknown>): ReactNode {
  if (state === 'loading') return words.asking;
  return state === 'ready' ? words.works : <Warning>{words.fails}</Warning>;
}

function sweepStatus(sweep: SweepHealth | null, now: number): ReactNode {
  if (!sweep) return <Warning>{words.never}</Warning>;
  if (isSweepLate(sweep, now)) return <Warning>{words.late(formatMoment(sweep.at))}</Warning>;
  return (
    <>
      <span>{words.ran(formatMoment(sweep.at), sweep.looked, sweep.expired)}</span>
      {sweep.unanswered > 0 && <Warning>{`; ${words.unanswered(sweep.unanswered)}`}</Warning>}
    </>
  );
}

function webhookStatus(webhook: WebhookHealth | null): ReactNode {
  return webhook ? formatMoment(webhook.at) : words.noWebhook;
}

function mailStatus(mail: MailHealth | null, now: number): ReactNode {
  if (!mail) return <Warning>{words.never}</Warning>;
  if (isSweepLate(mail, now)) return <Warning>{words.late(formatMoment(mail.at))}</Warning>;
  const { late, held, failed, error } = mail;
  const problems = [
    ...(late > 0 ? [words.mailLate(late)] : []),
    ...(held > 0 ? [words.mailHeld(held)] : []),
    ...(failed > 0 ? [words.mailFailed(failed)] : []),
    ...(late + failed > 0 && error !== '' ? [words.mailError(error)] : []),
  ];
  if (problems.length > 0) {
    return (
      <>
        <Warning>{problems.join('; ')}</Warning>
        {failed > 0 && <SendMailAgain />}
      </>
    );
  }
  return words.mailSent(formatMoment(mail.at));
}

function Warning({ children }: { children: ReactNode }) {
  return <strong className="text-clay">{children}</strong>;
}
