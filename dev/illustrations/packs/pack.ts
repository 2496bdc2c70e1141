import type { Label } from '../label.ts';
import type { Sheet } from '../shapes/svg.ts';

/** A drawn pack, standing on the origin. */
export interface Pack {
  readonly art: string;
  /** Half of its footprint, for the shadow. */
  readonly half: number;
  /** Half of its greatest width, when that is not its foot's. */
  readonly halfWidth?: number;
  readonly height: number;
  /** The colour of the light that falls through it, when it is of glass. */
  readonly glow?: string;
}

export type PackMaker = (sheet: Sheet, label: Label) => Pack;
