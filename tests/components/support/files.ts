/**
 * Makes a chosen file unreadable, as a browser does when it was changed or deleted meanwhile. Returns what makes it
 * readable again.
 */
export function loseFile(file: File): () => void {
  const read = () => Promise.reject(new DOMException('The file was changed.', 'NotReadableError'));
  const lost = { arrayBuffer: read, text: read, slice: () => ({ arrayBuffer: read, text: read }) };
  Object.assign(file, lost);
  return () => {
    for (const name of Object.keys(lost)) Reflect.deleteProperty(file, name);
  };
}
