import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Button } from '#ui/form/Button.tsx';

afterEach(cleanup);

function Opener({ look }: { look?: 'window' | 'side' | 'screen' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog
          title="Filters"
          close="Close"
          onClose={() => setOpen(false)}
          {...(look && { look })}
        >
          <input aria-label="Within" />
        </Dialog>
      )}
    </>
  );
}

test.each(['window', 'side', 'screen'] as const)(
  'a dialog (%s) is named by its title, closes by button and Escape, and restores the focus',
  async (look) => {
    render(<Opener look={look} />);
    const user = userEvent.setup();
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    const again = screen.getByRole('dialog', { name: 'Filters' });
    // The browser turns Escape into this event.
    const escape = new Event('cancel', { cancelable: true });
    act(() => void again.dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a press outside closes a panel, but not a window', async () => {
  const { unmount } = render(<Opener look="side" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByLabelText('Within'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('only its owner closes a dialog, also when the browser closes it by itself', async () => {
  const user = userEvent.setup();
  function Owner() {
    const [open, setOpen] = useState(true);
    const [isBusy, setBusy] = useState(true);
    return (
      open && (
        <Dialog title="Deletion" close="Close" onClose={() => isBusy || setOpen(false)}>
          <button type="button" onClick={() => setBusy(false)}>
            Finish
          </button>
        </Dialog>
      )
    );
  }
  render(<Owner />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Deletion' });
  await user.keyboard('{Escape}');
  expect(dialog.open).toBe(true);
  // A second Escape: Chrome closes without asking.
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
  act(() => dialog.close());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog with a command under way stays until it is over', async () => {
  const onClose = vi.fn();
  const dialogOf = (pending: boolean) => (
    <Dialog title="Refund" close="Close" pending={pending} onClose={onClose}>
      <Button aria-disabled={pending} onClick={onClose}>
        Keep
      </Button>
    </Dialog>
  );
  const { rerender } = render(dialogOf(true));
  const user = userEvent.setup();
  const dialog = screen.getByRole('dialog', { name: 'Refund' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialogOf(false));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(onClose).toHaveBeenCalledTimes(2);
});
