import type { Plugin } from 'vite';
import { CATEGORIES } from '#domain/catalog.ts';
import { pictureAddress } from './addresses.ts';

const NAME = 'virtual:art';

/** Tells the site's code the addresses of the pictures that belong to the site itself: `import art from 'virtual:art'`. */
export function siteArt(): Plugin {
  return {
    name: 'franch:site-art',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const art = {
        hero: pictureAddress('franch-oil-nh-plus-front'),
        shelves: Object.fromEntries(
          CATEGORIES.map((category) => [category, pictureAddress('omega-3-front')]),
        ),
      };
      return `export default ${JSON.stringify(art)};`;
    },
  };
}

/** "Hair Care" → "shelf-hair-care". */
function shelfStem(category: string): string {
  return `shelf-${category.toLowerCase().replaceAll(' ', '-')}`;
}
