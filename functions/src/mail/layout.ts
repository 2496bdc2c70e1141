import { brandOf } from '../../../src/domain/site/brand-of.ts';
import { withShopName } from '../../../src/domain/site/shop-name.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import { htmlPage } from './letter-html.ts';
import type { LetterSource } from './letter-source.ts';
import { plainText } from './letter-text.ts';

/** A letter laid out for the mail server. */
interface LaidOutLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Lays out a letter as plain text and as HTML with the same content, in the shop's present name. */
export function layOut(stored: Letter, source: LetterSource): LaidOutLetter {
  const letter = withShopName(stored, brandOf(source.settings).name);
  return {
    subject: letter.subject,
    text: plainText(letter, source),
    html: htmlPage(letter, source),
  };
}
