/** The pictures that every product should have: what it is, what its label declares, how large it is. */
export const PICTURE_KINDS = ['front', 'label', 'scale'] as const;

/** What a picture is taken for. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * The kinds that a product's pictures lack, from the kind of each picture in order (empty: any other picture). A first
 * picture without a kind counts as the front. Advice only: a product is sold without them.
 */
export function missingPictureKinds(kinds: readonly (PictureKind | '')[]): readonly PictureKind[] {
  return PICTURE_KINDS.filter(
    (kind) => !kinds.includes(kind) && !(kind === 'front' && kinds[0] === ''),
  );
}
