import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusInRows } from './use-focus-in-rows.ts';

function Rows() {
  useFocusInRows();
  return (
    <>
      <div className="overflow-x-auto">
        <input aria-label="In the row" />
      </div>
      <input aria-label="Outside" />
    </>
  );
}

// A text field shows its focus however it is reached.
test('a row scrolls to the control that the keyboard reaches; the page does not', () => {
  render(<Rows />);
  const [inRow, outside] = screen.getAllByRole('textbox').map((field) => {
    const scroll = vi.fn();
    return Object.assign(field, { scrollIntoView: scroll, scroll });
  });
  act(() => inRow?.focus());
  expect(inRow?.scroll).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  act(() => outside?.focus());
  expect(outside?.scroll).not.toHaveBeenCalled();
});
