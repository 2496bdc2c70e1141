/** The placeholder letter without a photo: the name's first letter with its combining marks, `F` without a name. */
export function initialOf(name: string): string {
  const letter = /\p{L}\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? 'F';
  return letter.toUpperCase();
}
