import type { ReactNode } from 'react';
import { words } from '#text/en/gate.ts';
import { atIdle } from '#ui/later.tsx';
import { GoContext } from '#ui/go.ts';
import type { ToasterProps } from '#ui/Toaster.tsx';
import { AuthGate } from './AuthGate.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Here } from './Here.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShopRoutes } from './routes.tsx';
import { type Walk, WalkContext } from './walk.ts';

/** A page brings its head; what writes the next one can wait. */
const RouteHead = atIdle(async () => (await import('./deferred.ts')).deferred.RouteHead);

/** Nothing is said before somebody has done something. */
const Toaster = atIdle<ToasterProps>(async () => (await import('./deferred.ts')).deferred.Toaster);

interface ShopProps {
  walk: Walk;
  /**
   * What only a browser renders. It has a place in the prerendered tree as well: `useId` counts siblings, and ids that differ
   * would leave labels and hints of a hydrated form without their field.
   */
  children?: ReactNode;
}

/** What surrounds every page, and the page of the address at which a walk stands. */
export function Shop({ walk, children }: ShopProps) {
  return (
    <WalkContext value={walk}>
      <GoContext value={walk.go}>
        <Here>
          <RouteHead />
        </Here>
        <AuthGate>
          <Shell>
            <ErrorBoundary>
              <ShopRoutes />
            </ErrorBoundary>
          </Shell>
        </AuthGate>
        <Toaster close={words.close} />
        {children}
      </GoContext>
    </WalkContext>
  );
}
