import { useRouteError } from 'react-router-dom';
import { RenderFailure } from '../RenderFailure.tsx';

/** In place of a route whose layout failed. Without it React Router shows a page for developers. */
export function RouteFailure() {
  return <RenderFailure error={useRouteError()} isWholeShop />;
}
