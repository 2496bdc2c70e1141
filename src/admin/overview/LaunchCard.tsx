import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#text/dates.ts';
import {
  currentResults,
  type LaunchCheckId,
  type LaunchReport,
  type LaunchResult,
  openResults,
  SHOP_CHECKS,
} from '#domain/launch/launch-check.ts';
import { shopChecks } from '#domain/launch/shop-checks.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { lastSweep, lastWebhook, launchReport, mailHealth } from '#data/admin/overview/health.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/launch.ts';
import { words as settingsWords } from '#text/admin/settings.ts';
import { useNow } from '#ui/browser/use-now.ts';

const A_MINUTE = 60_000;

/** The tabs in which staff can do what is open. */
const TABS: Readonly<Partial<Record<LaunchCheckId, 'settings' | 'products'>>> = {
  seller: 'settings',
  tax: 'settings',
  checkout: 'settings',
  products: 'products',
};

/** What the shop still needs before it opens. Shows nothing once everything is done. */
export function LaunchCard() {
  const now = useNow(A_MINUTE);
  const report = useQuery(launchReport);
  const settings = useQuery(storeSettings);
  const mail = useQuery(mailHealth);
  const sweep = useQuery(lastSweep);
  const webhook = useQuery(lastWebhook);
  // Nothing is claimed to be missing before the server has answered.
  if (settings.state !== 'ready' || settings.fromCache) return null;
  if (report.state !== 'ready' || mail.state !== 'ready') return null;
  if (sweep.state !== 'ready' || webhook.state !== 'ready') return null;
  const live = shopChecks({
    settings: settings.data,
    mail: mail.data,
    sweep: sweep.data,
    webhook: webhook.data,
    now,
  });
  const results = currentResults(report.data, live).filter(({ id, state }) =>
    report.data ? state !== 'local' : SHOP_CHECKS.some((check) => check === id),
  );
  const open = openResults(results);
  if (open.length === 0) return null;
  return <Checklist report={report.data} results={results} open={open} />;
}

interface ChecklistProps {
  report: LaunchReport | null;
  results: readonly LaunchResult[];
  open: readonly LaunchResult[];
}

function Checklist({ report, results, open }: ChecklistProps) {
  const done = results.length - open.length;
  return (
    <details className="group mt-4 rounded-card border border-hairline bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <h2 id="overview-launch" className="text-xl">
          {words.title}
        </h2>
        <progress
          aria-labelledby="overview-launch"
          className="h-2 w-32 accent-leaf"
          max={results.length}
          value={done}
        />
        <span className="text-ink-soft">{words.progress(done, results.length)}</span>
        <ChevronDown
          aria-hidden
          className="ms-auto size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="divide-y divide-hairline">
        {open.map((result) => (
          <OpenCheck key={result.id} {...result} />
        ))}
      </ol>
      {done > 0 && (
        <p className="border-t border-hairline py-3 text-ink-soft">
          {`${words.states.ok}: ${results
            .filter((result) => !open.includes(result))
            .map(({ id }) => words.checks[id].title)
            .join(', ')}`}
        </p>
      )}
      <p className="border-t border-hairline py-3 text-sm text-ink-soft">
        {report ? words.report(formatMoment(report.at)) : words.noReport}
      </p>
    </details>
  );
}

function OpenCheck({ id, state, details }: LaunchResult) {
  const { title, todo } = words.checks[id];
  const tab = TABS[id];
  return (
    <li className="py-3">
      <h3 className="font-semibold">
        <span>{title}</span>{' '}
        <span className="ms-1 font-sans text-sm font-normal text-clay">{words.states[state]}</span>
      </h3>
      <p>{state === 'unknown' ? words.unknown : todo}</p>
      {details.length > 0 && (
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
          {details.map((detail) => settingsWords.labels[detail] ?? detail).join(' · ')}
        </p>
      )}
      {tab && (
        <Link
          to={adminPaths.tab(tab)}
          className="inline-flex min-h-11 items-center text-leaf underline-offset-4 hover:underline"
        >
          {words.open[tab]}
        </Link>
      )}
    </li>
  );
}
