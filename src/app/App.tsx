import { Component, type ReactNode } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { RenderFailure } from './RenderFailure.tsx';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
}

interface AppState {
  readonly failure?: { readonly error: unknown };
}

/** The shop. Routes catch what fails in them (`routes.tsx`); this catches what fails in the router itself. */
export class App extends Component<AppProps, AppState> {
  override state: AppState = {};

  static getDerivedStateFromError(error: unknown): AppState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? (
      <RenderFailure error={failure.error} isWholeShop />
    ) : (
      <RouterProvider router={this.props.router} />
    );
  }
}
