import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { RenderFailure } from './RenderFailure.tsx';

interface ErrorBoundaryProps {
  /** The location of the page, another one renders the children again; absent around the whole shop. */
  visit?: Location;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly visit?: Location | undefined;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Catches a render or chunk error. Around a page, header and footer stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { visit }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return visit === state.visit ? null : { visit, failure: undefined };
  }

  override render(): ReactNode {
    const { visit, children } = this.props;
    const { failure } = this.state;
    return failure ? <RenderFailure error={failure.error} isWholeShop={!visit} /> : children;
  }
}
