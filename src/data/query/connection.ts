import type { Query } from './query-store.ts';

/** Whether the browser has a network, as far as it knows. */
export const connection: Query<'online' | 'offline'> = {
  key: 'connection',
  atFirst: { state: 'ready', data: 'online', fromCache: false },
  start(sink) {
    const tell = (): void => sink.next(navigator.onLine ? 'online' : 'offline', false);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    tell();
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
};
