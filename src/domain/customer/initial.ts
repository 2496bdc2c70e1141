/** The letter that stands for somebody without a photo: the first of the name with its signs, `F` without a name. */
export function initialOf(name: string): string {
  const letter = /\p{L}\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? 'F';
  return letter.toUpperCase();
}
