/** What the toolbar does to the selected text. */
export type Edit = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'quote';

const AROUND = { bold: '**', italic: '*' } as const;
const BEFORE = { heading: '## ', list: '- ', quote: '> ' } as const;

/** The words that stand in for what is not selected. */
interface Samples {
  readonly text: string;
  readonly link: string;
}

/** Changes the selection of a field as an edit asks, in a way that the browser can undo. */
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

/** Puts a picture where the cursor is, in a paragraph of its own. */
export function insertPicture(field: HTMLTextAreaElement, address: string, alt: string): void {
  const { selectionEnd: end, value } = field;
  field.setSelectionRange(end, end);
  const gap = value.slice(0, end).endsWith('\n\n') || end === 0 ? '' : '\n\n';
  const start = end + gap.length + 2;
  insert(field, `${gap}![${alt}](${address})\n\n`);
  field.setSelectionRange(start, start + alt.length);
}

/** Through the browser's own editing, so that Ctrl+Z takes it back; it tells the form as typing does. */
function insert(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Deprecated, and the only way that keeps the undo history.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
