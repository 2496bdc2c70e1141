import { activeProducts } from './0001-active-products.ts';
import { popularity } from './0002-popularity.ts';
import type { Migration } from './migration.ts';

/** Every migration, in execution order. */
export const MIGRATIONS: readonly Migration[] = [activeProducts, popularity];
