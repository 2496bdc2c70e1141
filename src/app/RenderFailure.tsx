import { useEffect, useState } from 'react';
import { paths } from '#domain/site/paths.ts';
import { report } from '#data/firebase/report.ts';
import { connectionWords } from '#text/en/site/connection.ts';
import { errorWords } from '#text/en/site/errors.ts';
import { loadingWords } from '#text/en/site/loading.ts';
import { Button } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { isReloading } from './chunk-reload.ts';
import { replayClicks } from './hydration/pre-hydration.ts';

interface RenderFailureProps {
  error: unknown;
  /** Nothing else of the shop is left, not even the router. */
  isWholeShop?: boolean;
}

/**
 * In place of what could not be rendered: says so, and offers a reload and the home page. Reports the error, unless the
 * page is about to reload for missing chunks.
 */
export function RenderFailure({ error, isWholeShop }: RenderFailureProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    async function settle(): Promise<void> {
      if (await isReloading()) return;
      report('render-failed', { name: error instanceof Error && error.name });
      setSettled(true);
      // A page that fails before it is hydrated is still hidden for another view, and its buttons wait.
      await replayClicks();
    }
    void settle();
  }, [error]);
  if (!isSettled) return <PageLoading text={loadingWords.page} />;
  const offline = !navigator.onLine;
  const notice = (
    <Notice
      title={offline ? connectionWords.title : errorWords.crash.title}
      text={offline ? errorWords.offlineReload : errorWords.crash.text}
    >
      <Button onClick={() => window.location.reload()}>{errorWords.reload}</Button>
      {/* A full load: the broken page must not stay in memory. */}
      <a className="font-semibold text-leaf underline underline-offset-4" href={paths.home}>
        {errorWords.home}
      </a>
    </Notice>
  );
  return isWholeShop ? <main>{notice}</main> : notice;
}
