import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
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
  /** The location of the page. Another one renders the children again. */
  visit: Location;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The visit whose page failed; null while the page may be about to reload for missing chunks. */
  readonly visit?: Location | null;
}

/** Catches a page's render or chunk error, so that header and footer stay, and offers a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { visit: null };
  }

  override componentDidCatch(error: unknown): void {
    void this.settle(error, this.props);
  }

  private async settle(error: unknown, { visit }: ErrorBoundaryProps): Promise<void> {
    if (await isReloading()) return;
    report('render-failed', { name: error instanceof Error && error.name });
    this.setState({ visit });
  }

  override render(): ReactNode {
    const { visit } = this.state;
    if (visit === null) return <PageLoading text={loadingWords.page} />;
    if (visit !== this.props.visit) return this.props.children;
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
