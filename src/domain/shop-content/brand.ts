import * as v from 'valibot';
import { fault, LawfulWords } from './content-text.ts';

/** Height in pixels of every logo file, and the least side of an uploaded one: headers show it at a third of that. */
export const LOGO_HEIGHT = 96;
/** Widths in pixels between which a logo file is, whatever the shape of the uploaded picture. */
export const LOGO_WIDTHS = { least: LOGO_HEIGHT, most: 5 * LOGO_HEIGHT } as const;

/** Minimum and maximum characters of the shop's name. */
const NAME_LENGTH = { least: 2, most: 30 } as const;

/** Signs of markup and of placeholders, and characters that no one sees. */
const FORBIDDEN = /[<>{}\\\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The address of an uploaded logo, in the Storage folder `shop/brand`; empty for the drawn one. The file's name ends with
 * its width and height, so that pages reserve its place; the square icon `…-icon.png` is beside it.
 */
const Logo = v.pipe(
  v.string(fault('choice')),
  v.maxLength(500, fault('too-long')),
  v.regex(
    /^(?:https?:\/\/[^/?#\s"'<>]+\/v0\/b\/[^/?#\s"'<>]+\/o\/shop%2Fbrand%2F[a-z0-9-]+-\d{2,3}x96\.png\?alt=media)?$/u,
    fault('choice'),
  ),
);

/** The shop's name and logo. */
export const BrandSchema = v.strictObject({
  name: v.pipe(
    v.string(fault('required')),
    v.check((name) => !FORBIDDEN.test(name.trim()), fault('signs')),
    LawfulWords(NAME_LENGTH.most),
    v.minLength(NAME_LENGTH.least, fault('too-short')),
  ),
  logo: v.optional(Logo, ''),
});

/** The shop's name and logo, as the owner edits them. */
export type Brand = v.InferOutput<typeof BrandSchema>;

/** An uploaded logo. */
export interface Logo {
  readonly src: string;
  /** In pixels; pages show it smaller. */
  readonly width: number;
  readonly height: number;
  /** The shop's name where the logo stands for it: at least twice as wide as high. Else empty: the name is beside it. */
  readonly alt: string;
}

/** The uploaded logo; null for the drawn one. */
export function logoOf({ name, logo: src }: Brand): Logo | null {
  const [, width = 0, height = 0] = (/-(\d+)x(\d+)\.png/u.exec(src) ?? []).map(Number);
  return width > 0 ? { src, width, height, alt: width >= 2 * height ? name : '' } : null;
}

/** The address of the icon beside an uploaded logo: a square of 512 pixels on a light ground. */
export function logoIcon({ src }: Logo): string {
  return src.replace(/-\d+x\d+\.png/u, '-icon.png');
}

/** The shop's name and logo as pages show them. */
export interface ShownBrand {
  readonly name: string;
  readonly logo: Logo | null;
}

/** Reads name and logo as pages show them. */
export const ShownBrandSchema = v.pipe(
  BrandSchema,
  v.transform((brand): ShownBrand => ({ name: brand.name, logo: logoOf(brand) })),
);
