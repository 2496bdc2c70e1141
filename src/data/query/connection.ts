import type { Query } from './query-store.ts';

/** The browser's network state as `navigator.onLine` reports it. */
export const connection: Query<'online' | 'offline'> = {
  key: 'connection',
  initialState: { state: 'ready', data: 'online', fromCache: false },
  start(sink) {
    const emit = (): void => sink.next(navigator.onLine ? 'online' : 'offline', false);
    window.addEventListener('online', emit);
    window.addEventListener('offline', emit);
    emit();
    return () => {
      window.removeEventListener('online', emit);
      window.removeEventListener('offline', emit);
    };
  },
};
