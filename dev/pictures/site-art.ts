import type { Plugin } from 'vite';
import { CATEGORIES } from '#domain/product/category.ts';
import { categoryPicture, heroPicture, pictureAddress } from './addresses.ts';
import { requireFiles } from './files.ts';

const NAME = 'virtual:art';

/**
 * Tells the site's code the addresses of the pictures that belong to the site itself: `import art from 'virtual:art'`.
 * A build or a dev server fails when `public/pictures` lacks a file of the manifest; of tests, only its own does.
 */
export function siteArt(): Plugin {
  return {
    name: 'franch:site-art',
    buildStart() {
      if (!process.env['VITEST']) requireFiles();
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const art = {
        hero: heroPicture(),
        categories: Object.fromEntries(
          CATEGORIES.map((category) => [category, categoryPicture(category)]),
        ),
        about: {
          shop: pictureAddress('hero-square'),
          plant: pictureAddress('plant-tulsi'),
          oil: pictureAddress('franch-oil-nh-plus-inside'),
          soap: pictureAddress('franch-ayurveda-skin-soap-inside'),
          label: pictureAddress('franch-orthovin-thailam-front'),
        },
      };
      return `export default ${JSON.stringify(art)};`;
    },
  };
}
