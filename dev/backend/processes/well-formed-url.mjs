/**
 * The target of a request (path and query) with the percent signs of a malformed part encoded, so that it decodes to what
 * was typed, and with one slash at its start.
 * @param {string} target
 */
export function wellFormed(target) {
  const [path = '', ...query] = target.split('?');
  const parts = [path.replace(/^[/\\]{2,}/, '/'), ...(query.length > 0 ? [query.join('?')] : [])];
  return parts.map(encodeMalformed).join('?');
}

/** @param {string} part */
function encodeMalformed(part) {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
