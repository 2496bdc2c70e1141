import '#ui/theme.css';
import { Shop } from './Shop.tsx';
import { TakeOver } from './TakeOver.tsx';
import type { Walk } from './walk.ts';

/** The shop in a browser. */
export function App({ walk }: { walk: Walk }) {
  return (
    <Shop walk={walk}>
      <TakeOver />
    </Shop>
  );
}
