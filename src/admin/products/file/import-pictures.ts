import type { NewPicture } from '#domain/product-change/picture-change.ts';
import { pictureChange } from '#domain/product-change/picture-change.ts';
import { applyChanges } from '#data/admin/catalogue/apply-changes.ts';
import { fetchPicture } from '#data/admin/catalogue/fetch-picture.ts';
import { productsNamed } from '#data/admin/catalogue/product-reads.ts';
import { type PictureSize, uploadPictureSizes } from '#data/admin/pictures.ts';
import { reencodePicture } from '../../pictures/reencode-picture.ts';
import type { ImportedDraft } from './check-foreign.ts';

/** A picture that staff have to add themselves. */
export interface PictureByHand {
  readonly slug: string;
  readonly title: string;
  readonly address: string;
}

/** The most pictures that one product takes from an export. */
const MOST = 8;

/**
 * Copies the pictures of imported drafts into the shop, product by product, as a part of the import `edit`. Returns
 * those that cannot be copied. Never fails: a product without pictures is complete without them.
 */
export async function importPictures(
  drafts: readonly ImportedDraft[],
  edit: { readonly id: string; readonly note: string },
  progress: (done: number, count: number) => void,
): Promise<readonly PictureByHand[]> {
  const byHand: PictureByHand[] = [];
  const encoded = new Map<string, readonly PictureSize[] | null>();
  const withPictures = drafts.filter(({ pictures }) => pictures.length > 0);
  const count = withPictures.reduce((sum, { pictures }) => sum + pictures.length, 0);
  let done = 0;
  let encodedGroup = '';
  for (const { slug, group, title, pictures } of withPictures) {
    // Variants share the pictures of their product; those of a whole catalogue would fill the memory.
    if (group !== encodedGroup) encoded.clear();
    encodedGroup = group;
    const added: NewPicture[] = [];
    const copied: PictureByHand[] = [];
    for (const [place, { address, alt }] of pictures.entries()) {
      if (!encoded.has(address)) encoded.set(address, await encode(address));
      const sizes = encoded.get(address);
      const uploaded =
        sizes && place < MOST
          ? await uploadPictureSizes(`products/${slug}`, sizes, () => {})
          : null;
      if (uploaded?.ok) added.push({ address: uploaded.value, alt });
      (uploaded?.ok ? copied : byHand).push({ slug, title, address });
      progress((done += 1), count);
    }
    if (added.length > 0 && !(await attach(slug, added, edit))) {
      byHand.push(...copied);
    }
  }
  return byHand;
}

async function encode(address: string): Promise<readonly PictureSize[] | null> {
  const file = await fetchPicture(address);
  const sizes = file && (await reencodePicture(file));
  return sizes === null || typeof sizes === 'string' ? null : sizes;
}

async function attach(
  slug: string,
  pictures: readonly NewPicture[],
  edit: { readonly id: string; readonly note: string },
): Promise<boolean> {
  const found = await productsNamed([slug], () => {});
  const product = found.ok ? found.value.get(slug) : undefined;
  const change = product ? pictureChange(product, pictures) : null;
  if (!change) return false;
  const { refused } = await applyChanges([change], { action: 'product-import', ...edit });
  return refused.length === 0;
}
