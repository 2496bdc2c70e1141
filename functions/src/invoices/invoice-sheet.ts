import { createRequire } from 'node:module';

/** A4 in points, and the paper that stays empty around what is printed. */
export const SHEET = { width: 595.28, height: 841.89, margin: 36 } as const;
/** Where the foot of a page begins: its number stands there, nothing else. */
export const FOOT = SHEET.height - SHEET.margin - 14;
/** The width that can be printed on. */
export const WIDTH = SHEET.width - 2 * SHEET.margin;

/** Ink on white paper, in greys: it looks the same from every printer. */
export const INK = {
  text: 'black',
  quiet: 'dimgray',
  rule: 'darkgray',
  band: 'whitesmoke',
} as const;

/** How a piece of text is set: points, and the colour of its ink. */
export interface Setting {
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

/** Paper to print on, page after page. Places are points from the upper left corner. */
export interface Sheet {
  /** Prints text, broken into as many lines as its width asks for; answers its height. */
  readonly put: (text: string, x: number, y: number, setting: Setting) => number;
  /** The height that `put` would need. */
  readonly heightOf: (text: string, setting: Setting) => number;
  /** The size (at most `size`) at which text fits on one line of the width. */
  readonly fit: (text: string, width: number, size: number) => number;
  readonly rule: (y: number) => void;
  readonly band: (y: number, height: number) => void;
  readonly turn: () => void;
  /** Ends the document: prints a line at the foot of every page, answers the file. */
  readonly end: (foot: (page: number, pages: number) => string) => Promise<Buffer>;
}

/** Mukta leaves room for signs above and below each other; a table of figures needs less of it. */
const LEADING = -0.3;

/** Empty paper. The maker of PDF files is loaded here, when somebody prints, and not when a function starts. */
export async function openSheet(info: {
  readonly title: string;
  readonly author: string;
  readonly issuedAt: number;
}): Promise<Sheet> {
  const { default: Document } = await import('pdfkit');
  const require = createRequire(import.meta.url);
  const document = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    // The moment of issue, so that the same invoice is the same file whenever it is printed.
    info: { Title: info.title, Author: info.author, CreationDate: new Date(info.issuedAt) },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((done, fail) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    document.on('error', fail);
  });
  // The font of the shop, which holds ₹ and Devanagari: Mukta (OFL; its licence lies in its package).
  const regularFont = require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf');
  const boldFont = require.resolve('@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf');
  document.registerFont('text', regularFont);
  document.registerFont('bold', boldFont);

  const set = ({ width, size = 8.5, bold = false, align = 'left' }: Setting) => {
    document.font(bold ? 'bold' : 'text').fontSize(size);
    return { width, align, lineGap: LEADING * size };
  };
  const heightOf = (text: string, setting: Setting): number =>
    text === '' ? 0 : document.heightOfString(text, set(setting));
  return {
    heightOf,
    put(text, x, y, setting) {
      if (text === '') return 0;
      const height = heightOf(text, setting);
      document.fillColor(setting.color ?? INK.text).text(text, x, y, set(setting));
      return height;
    },
    fit(text, width, size) {
      const needed = document.font('bold').fontSize(size).widthOfString(text);
      return needed <= width ? size : (size * width) / needed;
    },
    rule(y) {
      document.moveTo(SHEET.margin, y).lineTo(SHEET.width - SHEET.margin, y);
      document.lineWidth(0.5).stroke(INK.rule);
    },
    band(y, height) {
      document.rect(SHEET.margin, y, WIDTH, height).fill(INK.band);
    },
    turn() {
      document.addPage();
    },
    end(foot) {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        const setting = { width: WIDTH, size: 7.5, align: 'right' } as const;
        document
          .fillColor(INK.quiet)
          .text(foot(page + 1, count), SHEET.margin, FOOT + 4, set(setting));
      }
      document.end();
      return ended;
    },
  };
}
