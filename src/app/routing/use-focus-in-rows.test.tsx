import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusInRows } from './use-focus-in-rows.ts';

function Rows() {
  useFocusInRows();
  return (
    <>
      <div className="overflow-x-auto">
        <button type="button">In the row</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

test('a row scrolls to the control that the keyboard reaches; the page does not', () => {
  render(<Rows />);
  const [inRow, outside] = screen.getAllByRole('button').map((button) => {
    const scroll = vi.fn();
    return Object.assign(button, { scrollIntoView: scroll, scroll });
  });
  act(() => inRow?.focus());
  expect(inRow?.scroll).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  act(() => outside?.focus());
  expect(outside?.scroll).not.toHaveBeenCalled();
});
