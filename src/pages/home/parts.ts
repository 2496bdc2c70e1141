import { lazyOnIdle } from '#ui/loading/lazy.tsx';

const load = async () => (await import('./idle-parts.ts')).idleParts;

/** The newest articles. */
export const Articles = lazyOnIdle(async () => (await load()).Articles);
/** The categories as pictures. */
export const CategoryGrid = lazyOnIdle(async () => (await load()).CategoryGrid);
/** The shop's banner on phones. */
export const GiftNote = lazyOnIdle(async () => (await load()).GiftNote);
/** The shop's promises. */
export const Promises = lazyOnIdle(async () => (await load()).Promises);
