import * as v from 'valibot';

/** The address of a picture as a document has it, up to 2,000 characters; what can be none of a picture is empty. */
export const PictureAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.transform((address) => (isPictureAddress(address) ? address : '')),
);

/** Whether an address is of the shop's own site, or of another by HTTP. */
function isPictureAddress(address: string): boolean {
  const scheme = /^[\s\p{Cc}]*([a-z][\w+.-]*):/iu.exec(address)?.[1];
  return scheme === undefined || /^https?$/iu.test(scheme);
}
