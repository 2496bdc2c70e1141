/** Rendered width of the large picture, as for `img.sizes`. */
export const GALLERY_SIZES = '(min-width: 1251px) 36rem, (min-width: 768px) 46vw, 100vw';
