import { BrowserRouter } from 'react-router-dom';
import '#ui/theme.css';
import { Shop } from './Shop.tsx';
import { TakeOver } from './TakeOver.tsx';

/** The shop in a browser. */
export function App() {
  return (
    <>
      {/* Without transitions: address, head and loading element change together, also while a page's code is on its way. */}
      <BrowserRouter useTransitions={false}>
        <Shop />
      </BrowserRouter>
      <TakeOver />
    </>
  );
}
