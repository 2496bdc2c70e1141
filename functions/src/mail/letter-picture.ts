import { html, type Html } from './html.ts';
import { styled } from './letter-style.ts';

/** A product's picture. No alternative text: the product's name stands beside or above it. */
export function productPicture(url: string, size: number): Html {
  const { className, style } = styled(['tint'], 'display:block;border:0;border-radius:8px');
  return html`<img
    src="${url}"
    width="${size}"
    height="${size}"
    alt=""
    class="${className}"
    style="${style}"
  />`;
}
