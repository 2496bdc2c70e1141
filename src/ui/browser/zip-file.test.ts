import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zipFile } from './zip-file.ts';

/** The files of an archive as a program reads them: from the directory at its end, each sum checked by Node's CRC-32. */
function unpacked(archive: Uint8Array): readonly (readonly [string, string, Date])[] {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const textAt = (place: number, length: number): string =>
    decoder.decode(archive.subarray(place, place + length));
  let place = view.getUint32(end + 16, true);
  const files = Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(place, true)).toBe(0x02014b50);
    const [time, date] = [view.getUint16(place + 12, true), view.getUint16(place + 14, true)];
    const [sum, size] = [view.getUint32(place + 16, true), view.getUint32(place + 24, true)];
    const length = view.getUint16(place + 28, true);
    const name = textAt(place + 46, length);
    const local = view.getUint32(place + 42, true);
    place += 46 + length;
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect(textAt(local + 30, view.getUint16(local + 26, true))).toBe(name);
    const start = local + 30 + length;
    expect(crc32(archive.subarray(start, start + size))).toBe(sum);
    const at = Date.UTC(
      ...([1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31] as const),
      ...([time >> 11, (time >> 5) & 63, (time & 31) * 2] as const),
    );
    return [name, textAt(start, size), new Date(at)] as const;
  });
  expect(place).toBe(end);
  return files;
}

const at = Date.UTC(2026, 10, 30, 18, 29, 58);
const names = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 6 });

it('an archive holds every file with its name, content and time', () => {
  fc.assert(
    fc.property(names, fc.array(fc.string({ unit: 'grapheme' })), (all, texts) => {
      const files = all.map((name, index) => ({ name, text: texts[index] ?? '₹1,23,456.00\r\n' }));
      expect(unpacked(zipFile(files, at))).toEqual(
        files.map(({ name, text }) => [name, text, new Date(at)]),
      );
    }),
  );
});

it('keeps the byte order mark of a table, which spreadsheets need', () => {
  const text = `\uFEFF${'x'.repeat(70_000)}`;
  expect(unpacked(zipFile([{ name: 'गोदाम.csv', text }], at))).toEqual([
    ['गोदाम.csv', text, new Date(at)],
  ]);
});
