import { useEffect, useState } from 'react';
import { formatMoment } from '#text/dates.ts';
import { buildFacts, visitFacts } from '#data/firebase/diagnostics.ts';
import { queryStore } from '#data/query/query-store.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { testWords as words } from '#text/site/test-page.ts';
import { Button } from '#ui/form/Button.tsx';
import { FactList } from '#ui/content/FactList.tsx';
import { Head } from '#ui/head/Head.tsx';
import { FactTable } from './FactTable.tsx';
import { ServiceChecks } from './ServiceChecks.tsx';

const build = buildFacts();

/** Refresh interval in milliseconds. */
const REFRESH_MS = 1_000;

/** `/test`: for developers and staff, never for search engines. */
export default function TestPage() {
  const visit = useVisitFacts();
  const offline = useOffline();
  const { emulatorPortOffset: offset } = build;
  return (
    <div className="shell grid gap-10 py-8">
      <Head hidden />
      <div>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      <section aria-labelledby="services">
        <h2 id="services" className="mb-3 text-2xl">
          {words.services}
        </h2>
        <ServiceChecks />
        <p className="mt-4">
          <Button look="quiet" onClick={() => queryStore.retry()}>
            {words.again}
          </Button>
        </p>
      </section>
      <section aria-labelledby="build">
        <h2 id="build" className="mb-2 text-2xl">
          {words.build}
        </h2>
        <FactList
          facts={[
            { name: words.mode, value: build.mode },
            { name: words.project, value: build.projectId },
            { name: words.backend, value: offset === null ? words.real : words.emulator(offset) },
            { name: words.connection, value: offline ? words.offline : words.online },
            { name: words.open, value: visit.openQueries },
          ]}
        />
      </section>
      <section aria-labelledby="reads">
        <h2 id="reads" className="mb-2 text-2xl">
          {words.reads}
        </h2>
        <FactTable
          label={words.reads}
          heads={[words.path, words.times, words.documents]}
          rows={visit.reads.map(({ path, answers, documents }) => [path, answers, documents])}
          empty={words.noReads}
        />
      </section>
      <section aria-labelledby="errors">
        <h2 id="errors" className="mb-2 text-2xl">
          {words.errors}
        </h2>
        <FactTable
          label={words.errors}
          heads={[words.code, words.time]}
          rows={visit.errors.map(({ code, at }) => [code, formatMoment(at)])}
          empty={words.noErrors}
        />
      </section>
    </div>
  );
}

function useVisitFacts(): ReturnType<typeof visitFacts> {
  const [facts, setFacts] = useState(visitFacts);
  useEffect(() => {
    const timer = setInterval(() => setFacts(visitFacts()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return facts;
}
