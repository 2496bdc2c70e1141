import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
}

/** The shop. Routes catch what fails in them; this catches what fails in the router itself. */
export function App({ router }: AppProps) {
  return (
    <ErrorBoundary>
      <RouterProvider router={router} />
    </ErrorBoundary>
  );
}
