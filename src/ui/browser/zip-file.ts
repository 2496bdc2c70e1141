/** A file of an archive. */
export interface ZipEntry {
  /** Such as "gstr1/b2b.csv". */
  readonly name: string;
  readonly text: string;
}

const LOCAL_HEADER = 0x04_03_4b_50;
const CENTRAL_HEADER = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Version 2.0, and names in UTF-8. */
const [VERSION, UTF8] = [20, 0x08_00];

/**
 * Writes text files into a ZIP archive without compression (PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16), which
 * every system opens. `at` (epoch milliseconds) becomes the time of the files, in UTC. At most 65,535 files and 4 GB.
 */
export function zipFile(entries: readonly ZipEntry[], at: number): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    const shared: readonly Field[] = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, dosTime(at)],
      [2, dosDate(at)],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, path.length],
      [2, 0],
    ];
    const local = record([[4, LOCAL_HEADER], ...shared]);
    parts.push(local, path, content);
    directory.push(
      // No comment, first disk, no attributes.
      record([
        [4, CENTRAL_HEADER],
        [2, VERSION],
        ...shared,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      path,
    );
    offset += local.length + path.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = record([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return joined([...parts, ...directory, end]);
}

/** Bytes of a number, and the number, little-endian. */
type Field = readonly [bytes: 2 | 4, value: number];

function record(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
    place += size;
  }
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** CRC-32 of ISO 3309, as ZIP uses it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** A time as MS-DOS stores it: hours, minutes, and seconds halved. */
function dosTime(at: number): number {
  const date = new Date(at);
  return (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
}

/** A date as MS-DOS stores it: years since 1980, month, day. */
function dosDate(at: number): number {
  const date = new Date(at);
  return (
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  );
}
