import { Component, type ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { report } from '#data/report.ts';
import { words } from '#text/en/shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
}

/** Keeps header and footer alive when a page breaks or its code cannot be loaded, and offers a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    report('render-failed', { name: error instanceof Error ? error.name : typeof error });
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const offline = !navigator.onLine;
    return (
      <Notice
        title={offline ? words.offline.title : words.crash.title}
        text={offline ? words.failure.offlineReload : words.crash.text}
      >
        <Button onClick={() => window.location.reload()}>{words.failure.reload}</Button>
        {/* A full load: the broken page must not stay in memory. */}
        <a className="font-semibold text-leaf underline underline-offset-4" href={paths.home}>
          {words.failure.home}
        </a>
      </Notice>
    );
  }
}
