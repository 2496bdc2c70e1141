import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { renderInvoice } from '../../functions/src/invoices/invoice-pdf.ts';
import { readPdf } from '../../tests/support/fixtures/pdf-text.ts';
import { sampleDocuments } from './samples.ts';

/**
 * Compares the texts of the PDFs and their places on the page with the accepted ones: browsers draw letters a little
 * differently on each machine, so pictures would fail without a change. The pictures beside the texts are for people;
 * `ACCEPT_DOCUMENTS=1 npm test -- tools documents` writes both after a wanted change.
 */
const GOLDEN = join(import.meta.dirname, 'golden');
const MOST_BYTES = 400_000;

vi.setConfig({ testTimeout: 120_000 });
const isAccepted = process.env['ACCEPT_DOCUMENTS'] === '1';
const samples = await sampleDocuments();
const stemOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Each line of a page: its height and, for each text, where it begins. In points from the lower left corner. */
function layoutOf({ pieces }: Awaited<ReturnType<typeof readPdf>>): string {
  const heights = [...new Set(pieces.map(({ y }) => Math.round(y)))].sort((a, b) => b - a);
  return heights
    .map((height) => {
      const placed = pieces
        .filter(({ y }) => Math.round(y) === height)
        .toSorted((a, b) => a.x - b.x)
        .map(({ x, text }) => `${Math.round(x)} ${text.trim()}`);
      return `${String(height).padStart(4)}: ${placed.join(' | ')}`;
    })
    .join('\n');
}

it.each([...samples])('%s: invoice and credit notes are as accepted', async (name, documents) => {
  expect(documents.length).toBeGreaterThan(1);
  const files = await Promise.all(documents.map((one) => renderInvoice(one)));
  const texts = (await Promise.all(files.map(readPdf))).map(layoutOf);
  const text = `${texts.join('\n\n')}\n`;
  const file = join(GOLDEN, stemOf(name));
  if (isAccepted) {
    const { pictureOf } = await import('./picture.ts');
    await mkdir(GOLDEN, { recursive: true });
    await writeFile(`${file}.png`, await pictureOf(files));
    await writeFile(`${file}.txt`, text);
  }
  expect(text).toBe(await readFile(`${file}.txt`, 'utf8'));
});

it('every sample has its text and its picture, and the pictures are small', async () => {
  const stems = [...samples.keys()].map(stemOf);
  const files = await readdir(GOLDEN);
  expect(files.toSorted()).toEqual(stems.flatMap((one) => [`${one}.png`, `${one}.txt`]).toSorted());
  const pictures = files.filter((one) => one.endsWith('.png'));
  const sizes = await Promise.all(
    pictures.map(async (one) => (await readFile(join(GOLDEN, one))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
