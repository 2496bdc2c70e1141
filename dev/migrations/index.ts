import { activeProducts } from './0001-active-products.ts';
import type { Migration } from './migration.ts';

/** Every migration, in execution order. */
export const MIGRATIONS: readonly Migration[] = [activeProducts];
