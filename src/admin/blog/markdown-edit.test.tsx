import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applyEdit } from './markdown-edit.ts';

const samples = { text: 'text', link: 'https://' };

test('the form notices an edit where the browser has no editing command of its own', () => {
  const onChange = vi.fn();
  render(<textarea aria-label="Body" defaultValue="One neem leaf" onChange={onChange} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  Object.assign(document, { execCommand: () => false });
  field.setSelectionRange(4, 8);
  applyEdit(field, 'bold', samples);
  expect(field.value).toBe('One **neem** leaf');
  expect(onChange).toHaveBeenCalledOnce();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('neem');
});
