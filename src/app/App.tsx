import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { words } from '#text/en/gate.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { AuthGate } from './AuthGate.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouteHead } from './RouteHead.tsx';
import '#ui/theme.css';
import { Shell } from './shell/Shell.tsx';
import { ShopRoutes } from './routes.tsx';

/** The shop: what surrounds every page, and the page. */
export function App() {
  return (
    <HelmetProvider>
      {/* Without transitions: address, head and loading element change together, also while a page's code is on its way. */}
      <BrowserRouter useTransitions={false}>
        <RouteHead />
        <AuthGate>
          <Shell>
            <ErrorBoundary>
              <ShopRoutes />
            </ErrorBoundary>
          </Shell>
        </AuthGate>
        <Toaster close={words.close} />
      </BrowserRouter>
    </HelmetProvider>
  );
}
