/** A toolbar action on the selected text. */
export type Edit = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'quote';

const AROUND = { bold: '**', italic: '*' } as const;
const BEFORE = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Placeholder texts for an empty selection. */
interface Samples {
  readonly text: string;
  readonly link: string;
}

/** Applies an edit to the selection of a field; the browser can undo it. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit, samples: Samples): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const selected = value.slice(start, end);
  if (edit === 'bold' || edit === 'italic') {
    const mark = AROUND[edit];
    const text = selected || samples.text;
    insert(field, `${mark}${text}${mark}`);
    field.setSelectionRange(start + mark.length, start + mark.length + text.length);
    return;
  }
  if (edit === 'link') {
    const text = selected || samples.text;
    insert(field, `[${text}](${samples.link})`);
    const address = start + text.length + 3;
    field.setSelectionRange(address, address + samples.link.length);
    return;
  }
  const lineStart = value.lastIndexOf('\n', start - 1) + 1;
  field.setSelectionRange(lineStart, end);
  const lines = value.slice(lineStart, end).split('\n');
  insert(field, lines.map((line) => `${BEFORE[edit]}${line}`).join('\n'));
}

/** Inserts a picture at the cursor, in a separate paragraph. */
export function insertPicture(field: HTMLTextAreaElement, address: string, alt: string): void {
  const { selectionEnd: end, value } = field;
  field.setSelectionRange(end, end);
  const gap = value.slice(0, end).endsWith('\n\n') || end === 0 ? '' : '\n\n';
  const start = end + gap.length + 2;
  insert(field, `${gap}![${alt}](${address})\n\n`);
  field.setSelectionRange(start, start + alt.length);
}

/** Uses the browser's own editing, so that Ctrl+Z undoes it and an `input` event fires. */
function insert(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Deprecated, but the only API that preserves the undo history.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
