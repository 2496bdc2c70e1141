import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/form/Button.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { Fold } from '#ui/content/Fold.tsx';
import { dismissToast, toast } from '#ui/feedback/toast.ts';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import { present } from '../support/staff.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(dismissToast);
  cleanup();
});

test('a button submits nothing by itself, and can be disabled or busy', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Open</Button>
      <Button disabled onClick={press}>
        Off
      </Button>
      <Button aria-disabled onClick={press} type="submit">
        Busy
      </Button>
    </form>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Busy' }));
  await user.click(screen.getByRole('button', { name: 'Off' }));
  expect(press).toHaveBeenCalledTimes(2);
  expect(submit).not.toHaveBeenCalled();
});

test('a text is copied, with a confirmation for three seconds, or shown to be copied by hand', async () => {
  vi.useFakeTimers();
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  render(<CopyButton text="FR-1" label="Copy" done="Copied." failed="Copy by hand:" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(write).toHaveBeenCalledWith('FR-1');
  expect(screen.getByRole('status').textContent).toBe('Copied.');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('status').textContent).toBe('');
  write.mockRejectedValue(new Error('no'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(screen.getByRole('status').textContent).toBe('Copy by hand: FR-1');
});

test('a fold keeps its content in the DOM and opens when forced', async () => {
  const { rerender } = render(<Fold title={<span>More</span>}>Within</Fold>);
  const details = present(screen.getByText('Within').closest('details'));
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText('More'));
  expect(details.open).toBe(true);
  await userEvent.click(screen.getByText('More'));
  expect(details.open).toBe(false);
  rerender(
    <Fold title={<span>More</span>} forced>
      Within
    </Fold>,
  );
  expect(details.open).toBe(true);
});

test('a toast is announced, replaced by the next one, and disappears by itself or by its button', () => {
  vi.useFakeTimers();
  render(<Toaster close="Close" />);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  act(() => toast('Saved.'));
  expect(place.textContent).toBe('Saved.');
  act(() => toast('Deleted.'));
  expect(place.textContent).toBe('Deleted.');
  act(() => void vi.advanceTimersByTime(5_999));
  expect(place.textContent).toBe('Deleted.');
  act(() => void vi.advanceTimersByTime(1));
  expect(place.textContent).toBe('');
  act(() => toast('Saved.'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(place.textContent).toBe('');
});

test('Undo runs once and dismisses the toast; focus or hover keeps it open', () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  render(<Toaster close="Close" />);
  act(() => toast('Deleted.', { name: 'Undo', run: undo }));
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted.')).toBeNull();

  act(() => toast('Deleted.', { name: 'Undo', run: undo }));
  act(() => void vi.advanceTimersByTime(11_999));
  expect(screen.queryByText('Deleted.')).not.toBeNull();
  fireEvent.pointerEnter(present(screen.getByText('Deleted.').parentElement));
  act(() => void vi.advanceTimersByTime(60_000));
  fireEvent.pointerLeave(present(screen.getByText('Deleted.').parentElement));
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.queryByText('Deleted.')).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
});

test.each(['bottle', 'capsules', 'carton', 'jar', 'tube'] as const)(
  'the neutral pack "%s" has a file and is decoration',
  (form) => {
    const { container } = render(<PackPicture form={form} />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('alt')).toBe('');
    const file = join(process.cwd(), 'public', picture?.getAttribute('src') ?? 'none');
    expect(existsSync(file), file).toBe(true);
  },
);
