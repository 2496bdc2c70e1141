import { crc32 } from 'node:zlib';

const manifestPath = 'META-INF/MANIFEST.MF';

/** A manifest line holds at most 72 bytes; longer values continue in the next line, after one space. */
function manifestLine(ascii: string): string {
  const rest = ascii.slice(72).match(/.{1,71}/g) ?? [];
  return [ascii.slice(0, 72), ...rest.map((part) => ` ${part}`), ''].join('\r\n');
}

/**
 * The bytes of a jar that starts `mainClass` from another jar: `java -jar` needs such a launcher for a jar whose own
 * manifest names no main class.
 * @param jar the address of the other jar, `file:///…`.
 */
export function launcherJar(mainClass: string, jar: URL): Buffer {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${jar.href}`,
  ].map(manifestLine);
  return storedZip(manifestPath, Buffer.from(`${manifest.join('')}\r\n`, 'latin1'));
}

/** A zip archive of one uncompressed file (PKWARE APPNOTE 4.3). The date is fixed: 1 January 1980. */
function storedZip(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name, 'utf8');
  // Common fields of the two headers of a file: version 2.0, stored, date, checksum, both sizes, name length.
  const common = Buffer.alloc(24);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(33, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(path.length, 22);

  const file = Buffer.concat([signature(0x04034b50), common, Buffer.alloc(2), path, content]);
  const entry = Buffer.concat([signature(0x02014b50), version, common, Buffer.alloc(16), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, entry, signature(0x06054b50), end]);
}

const version = Buffer.from([20, 0]);

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
