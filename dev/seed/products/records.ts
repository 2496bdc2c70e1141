import type { SeedProduct } from '../product.ts';
import { HAIR_CARE } from './hair-care.ts';
import { NUTRITION } from './nutrition.ts';
import { ORAL_CARE } from './oral-care.ts';
import { SKIN_CARE_PRODUCTS } from './skin-care.ts';
import { SOAPS } from './soaps.ts';
import { WELLNESS_DAILY } from './wellness-daily.ts';
import { WELLNESS_OILS } from './wellness-oils.ts';

/** The records of the seeded products, from which also their back labels are drawn. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  ...WELLNESS_OILS,
  ...WELLNESS_DAILY,
  ...SOAPS,
  ...HAIR_CARE,
  ...SKIN_CARE_PRODUCTS,
  ...NUTRITION,
  ...ORAL_CARE,
];
