import { useEffect, useState } from 'react';
import { paths } from '#domain/site/paths.ts';
import { report } from '#data/firebase/report.ts';
import { errorWords } from '#text/site/errors.ts';
import { loadingWords } from '#text/site/loading.ts';
import { Button } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { isReloading } from './chunk-reload.ts';
import { replayClicks } from './hydration/pre-hydration.ts';

interface RenderFailureProps {
  error: unknown;
  /** Nothing else of the shop is left, not even the router. */
  isWholeShop?: boolean | undefined;
}

/**
 * In place of what could not be rendered: says so, and offers a reload and the home page. Reports the error, unless the
 * page is about to reload for missing chunks.
 */
export function RenderFailure({ error, isWholeShop }: RenderFailureProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    void isReloading().then((reloads) => {
      if (reloads) return;
      report('render-failed', { name: error instanceof Error && error.name });
      setSettled(true);
      // A page that fails before it is hydrated is still hidden for another view, and its buttons wait.
      void replayClicks();
    });
  }, [error]);
  if (!isSettled) return <PageLoading text={loadingWords.page} />;
  const Frame = isWholeShop ? 'main' : 'div';
  return (
    <Frame>
      <Notice {...errorWords[navigator.onLine ? 'crash' : 'offline']}>
        <Button onClick={() => window.location.reload()}>{errorWords.reload}</Button>
        {/* A full load: the broken page must not stay in memory. */}
        <a className="font-semibold text-leaf underline underline-offset-4" href={paths.home}>
          {errorWords.home}
        </a>
      </Notice>
    </Frame>
  );
}
