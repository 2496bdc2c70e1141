import { useRouteError } from 'react-router-dom';
import { RenderFailure } from '../RenderFailure.tsx';

interface RouteFailureProps {
  isWholeShop?: boolean;
}

/** In place of a route that failed, until another one opens. Without it React Router shows a page for developers. */
export function RouteFailure({ isWholeShop }: RouteFailureProps) {
  return <RenderFailure error={useRouteError()} isWholeShop={isWholeShop} />;
}
