import { Component, type ReactNode } from 'react';
import { paths } from '#domain/site/paths.ts';
import { report } from '#data/firebase/report.ts';
import { connectionWords } from '#text/en/site/connection.ts';
import { errorWords } from '#text/en/site/errors.ts';
import { loadingWords } from '#text/en/site/loading.ts';
import { Button } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { isReloading } from './chunk-reload.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  /** The page may be about to reload for missing chunks. */
  isPending: boolean;
}

/** Catches a page's render or chunk error, so that header and footer stay, and offers a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, isPending: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, isPending: true };
  }

  override componentDidCatch(error: unknown): void {
    void this.settle(error);
  }

  private async settle(error: unknown): Promise<void> {
    if (await isReloading()) return;
    report('render-failed', { name: error instanceof Error ? error.name : typeof error });
    this.setState({ isPending: false });
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    if (this.state.isPending) return <PageLoading text={loadingWords.page} />;
    const offline = !navigator.onLine;
    return (
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
  }
}
