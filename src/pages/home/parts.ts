import { lazyOnIdle } from '#ui/loading/lazy.tsx';

const load = async () => (await import('./idle-parts.ts')).idleParts;

/** The shop's banner on phones. */
export const GiftNote = lazyOnIdle(async () => (await load()).GiftNote);
/** Links by concern. */
export const Concerns = lazyOnIdle(async () => (await load()).Concerns);
/** What stands below the products. */
export const HomeEnd = lazyOnIdle(async () => (await load()).HomeEnd);
