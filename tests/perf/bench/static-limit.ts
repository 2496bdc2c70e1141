import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { formatMoney } from '#domain/money/money.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import type { Product } from '#domain/product/product.ts';
import { heroPicture } from '../../../dev/pictures/addresses.ts';
import { root } from '../../../dev/backend/folders.ts';
import type { Answer } from './edge.ts';

/** How many of the newest products Home and the list show, as the shop does. */
const ON_HOME = 8;
const ON_LIST = 30;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#2a241c;background:#fbf7ee}
header,main{max-width:80rem;margin:auto;padding:1rem}a{color:inherit}img{display:block;width:100%;height:auto;border-radius:.75rem;background:#f2ebdc}
ul{list-style:none;margin:0;padding:0;display:grid;gap:2rem 1rem;grid-template-columns:repeat(2,1fr)}h3{font-size:1rem;margin:.5rem 0}
@media(min-width:768px){ul{grid-template-columns:repeat(3,1fr)}}@media(min-width:1251px){ul{grid-template-columns:repeat(4,1fr)}}`;

/**
 * Home, list and products as hand-optimised static pages: HTML, a few lines of inline CSS, pictures in the fitting
 * width, no JavaScript and no font. No shop can be faster than this on the same network.
 * @param products those of the shop, in any order
 */
export function staticLimit(products: readonly Product[]): (path: string) => Promise<Answer> {
  const newest = products
    .filter(({ active }) => active)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const hero = picture(heroPicture(), '92vw', [1600, 900], true);
  const pages = new Map([
    ['/', page('Home', `${hero}<h1>Ayurveda</h1>${grid(newest.slice(0, ON_HOME), 0)}`)],
    ['/products', page('Products', `<h1>Products</h1>${grid(newest.slice(0, ON_LIST), 2)}`)],
    ...newest.map((product) => [`/product/${product.slug}`, productPage(product)] as const),
  ]);
  return async (path) => {
    const html = pages.get(path);
    return {
      status: 200,
      headers: {
        'content-type': html ? 'text/html; charset=utf-8' : `image/${extname(path).slice(1)}`,
        'cache-control': html ? 'no-cache' : 'public, max-age=86400',
      },
      body: html ? Buffer.from(html) : await readFile(join(root, 'public', path)),
    };
  };
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="${title} of the shop"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><header><a href="/">Franch</a> <a href="/products">Products</a></header><main>${body}</main></body></html>`;
}

function grid(products: readonly Product[], first: number): string {
  const cards = products.map(
    (product, place) =>
      `<li><article>${picture(product.imageURL, CARD, [800, 800], place < first)}<h3><a href="/product/${product.slug}">${text(product.title)}</a></h3><p>${formatMoney(product.price)}</p></article></li>`,
  );
  return `<ul>${cards.join('')}</ul>`;
}

const CARD = '(min-width: 1251px) 19rem, (min-width: 768px) 22vw, 46vw';

function productPage(product: Product): string {
  const large = picture(product.imageURL, '(min-width: 768px) 46vw, 92vw', [800, 800], true);
  const words = product.description.split('\n\n').map((part) => `<p>${text(part)}</p>`);
  return page(
    text(product.title),
    `${large}<h1>${text(product.title)}</h1><p>${formatMoney(product.price)}</p>${words.join('')}`,
  );
}

function picture(
  address: string,
  sizes: string,
  [width, height]: readonly [number, number],
  first: boolean,
): string {
  const { src, srcSet = '', avif = '' } = responsivePicture(address);
  const turn = first ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}"><img src="${src}" srcset="${srcSet}" sizes="${sizes}" alt="" width="${width}" height="${height}" ${turn}></picture>`;
}

function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
