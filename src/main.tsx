import { createRoot, hydrateRoot } from 'react-dom/client';

// React comes by itself, before what is made of it: two short tasks keep no finger waiting, one long one does.
const root = document.getElementById('root');
if (root)
  void import('#app/start.tsx').then(({ start }) => start(root, { createRoot, hydrateRoot }));
