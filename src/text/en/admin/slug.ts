import { lettersLeftOut, slugFromTitle } from '#domain/product/slug-from-title.ts';

/** What the address made from a title leaves out; empty when nothing is. */
export function slugNote(title: string): string {
  const letters = lettersLeftOut(title).join(' ');
  if (letters === '') return '';
  return slugFromTitle(title) === ''
    ? 'We couldn’t make an address from this title. Type one in English letters, such as neem-soap.'
    : `The address leaves out “${letters}”. You can edit it.`;
}
