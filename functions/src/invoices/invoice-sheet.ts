import { createRequire } from 'node:module';
import { LOCALE } from '../../../src/text/server.ts';

/** An A4 page and its margin, in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 36 } as const;
/** Top of the page footer, which holds only the page number. In points from the upper edge. */
export const FOOT = SHEET.height - SHEET.margin - 14;
/** Printable width in points. */
export const WIDTH = SHEET.width - 2 * SHEET.margin;

/** Text and rule colours. Greys only: they look the same on every printer. */
export const INK = {
  text: 'black',
  quiet: 'dimgray',
  rule: 'darkgray',
  band: 'whitesmoke',
} as const;

/** Position and style of a text: `width` and `size` are points. */
export interface TextStyle {
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

/** A document of pages. Coordinates are points from the upper left corner of a page. */
export interface Sheet {
  /** Prints text wrapped to its width; returns its height. */
  readonly put: (text: string, x: number, y: number, style: TextStyle) => number;
  /** The height that `put` would need. */
  readonly heightOf: (text: string, style: TextStyle) => number;
  /** The size (at most `size`) at which text fits on one line of the width. */
  readonly fit: (text: string, width: number, size: number) => number;
  readonly rule: (y: number) => void;
  readonly band: (y: number, height: number) => void;
  readonly turn: () => void;
  /** Ends the document: prints a footer on every page, returns the file. */
  readonly end: (foot: (page: number, pages: number) => string) => Promise<Buffer>;
}

/**
 * Line gap per point of font size. Mukta reserves space for marks above and below letters, which figures do not use.
 */
const LEADING = -0.3;

/** Opens an empty document. Imports the PDF library on first use, because loading it would slow down a cold start. */
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
    lang: LOCALE,
    displayTitle: true,
    // Uses the issue date, so that printing an invoice again gives an identical file.
    info: { Title: info.title, Author: info.author, CreationDate: new Date(info.issuedAt) },
  });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  // Mukta contains ₹ and Devanagari (OFL; its licence is in its package).
  const regularFont = require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf');
  const boldFont = require.resolve('@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf');
  document.registerFont('text', regularFont);
  document.registerFont('bold', boldFont);

  const applyStyle = ({ width, size = 8.5, bold = false, align = 'left' }: TextStyle) => {
    document.font(bold ? 'bold' : 'text').fontSize(size);
    return { width, align, lineGap: LEADING * size };
  };
  const heightOf = (text: string, style: TextStyle): number =>
    text === '' ? 0 : document.heightOfString(text, applyStyle(style));
  return {
    heightOf,
    put(text, x, y, style) {
      if (text === '') return 0;
      const height = heightOf(text, style);
      document.fillColor(style.color ?? INK.text).text(text, x, y, applyStyle(style));
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
        const style = { width: WIDTH, size: 7.5, align: 'right' } as const;
        document
          .fillColor(INK.quiet)
          .text(foot(page + 1, count), SHEET.margin, FOOT + 4, applyStyle(style));
      }
      document.end();
      return finished;
    },
  };
}
