import type { Sheet } from '../shapes/svg.ts';

/** One plant of the shop, drawn by code. Everything is in the coordinates of an 800 × 800 picture. */
export interface Plant {
  /** Its botanical name, as it stands under its study. */
  readonly latin: string;
  /** The breath of colour on the wall behind it. */
  readonly tint: string;
  /** The colour of its band on a label. */
  readonly accent: string;
  /** What stands behind a pack. */
  behind(sheet: Sheet): string;
  /** What lies before a pack, beside its foot. */
  before(sheet: Sheet): string;
  /** The plant alone, close, as on a botanical plate. */
  study(sheet: Sheet): string;
}
