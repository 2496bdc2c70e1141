import { createRoot, hydrateRoot } from 'react-dom/client';

// React is a chunk of its own and runs before the shop's code: two short tasks block a tap less than one long one.
const root = document.getElementById('root');
if (root)
  void import('#app/start.tsx').then(({ start }) => start(root, { createRoot, hydrateRoot }));
