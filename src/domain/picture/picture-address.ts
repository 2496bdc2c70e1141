import * as v from 'valibot';

/** A picture's URL in a document, up to 2,000 characters; invalid values become empty. */
export const PictureAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.transform((address) => (isPictureAddress(address) ? address : '')),
);

/** Whether a URL is of the shop's own site, or of another over HTTP. */
function isPictureAddress(address: string): boolean {
  const scheme = /^[\s\p{Cc}]*([a-z][\w+.-]*):/iu.exec(address)?.[1];
  return scheme === undefined || /^https?$/iu.test(scheme);
}
