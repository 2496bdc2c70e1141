/** Markup that is safe to send: every interpolated value is escaped. */
export interface Markup {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Piece = Markup | readonly Markup[] | string | number | null;

function render(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string' || typeof piece === 'number') {
    return String(piece).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  }
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
}

/** Markup with interpolated values; they are escaped unless they are markup themselves, null renders nothing. */
export function html(words: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const parts = words.map((word, index) => `${word}${render(pieces[index] ?? null)}`);
  return { markup: parts.join('') };
}
