import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stepper } from '#ui/form/Stepper.tsx';
import { descriptionOf } from '../support/form.tsx';

afterEach(cleanup);

function Counter({ most = 5, tell }: { most?: number; tell?: (value: number) => void }) {
  const [value, setValue] = useState(2);
  const change = (next: number): void => {
    setValue(next);
    tell?.(next);
  };
  return (
    <Stepper
      {...{ value, most }}
      onChange={change}
      label="Pieces"
      fewer="One fewer"
      more="One more"
      limit="That is all there are."
    />
  );
}
const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pieces' });

test('the stepper counts with its buttons and stops at both ends', async () => {
  const onCount = vi.fn();
  render(<Counter most={3} tell={onCount} />);
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'One more' });
  const fewer = screen.getByRole('button', { name: 'One fewer' });
  expect(descriptionOf(number())).toBe('');
  await user.click(more);
  expect(number().value).toBe('3');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('That is all there are.');
  expect(descriptionOf(number())).toBe('That is all there are.');
  await user.click(more);
  expect(onCount).toHaveBeenCalledTimes(1);
  await user.click(fewer);
  await user.click(fewer);
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await user.click(fewer);
  expect(number().value).toBe('1');
  expect(onCount).toHaveBeenCalledTimes(3);
});

test('the stepper counts with the arrow keys', async () => {
  render(<Counter />);
  const user = userEvent.setup();
  await user.click(number());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(number().value).toBe('3');
});

test.each([
  ['4{ArrowUp}', '5'],
  ['4{ArrowDown}', '3'],
  ['9{ArrowUp}', '5'],
  ['{Backspace}{ArrowUp}', '3'],
])('the arrow keys continue from what is typed: %s becomes %s', async (keys, shown) => {
  render(<Counter />);
  const user = userEvent.setup();
  await user.click(number());
  await user.keyboard(keys);
  expect(number().value).toBe(shown);
});

test.each([
  ['4', '4'],
  ['99', '5'],
  ['0', '1'],
  ['-3', '1'],
  ['2.9', '2'],
  ['', '2'],
])('a typed %j becomes %s on blur', async (typed, shown) => {
  render(<Counter />);
  const user = userEvent.setup();
  await user.clear(number());
  if (typed) await user.type(number(), typed);
  await user.tab();
  expect(number().value).toBe(shown);
});

test('Enter commits a typed number at once', async () => {
  const onCount = vi.fn();
  render(<Counter tell={onCount} />);
  const user = userEvent.setup();
  await user.clear(number());
  await user.type(number(), '4{Enter}');
  expect(onCount).toHaveBeenCalledExactlyOnceWith(4);
});

test('leaving a number above the limit without typing changes nothing', async () => {
  const onCount = vi.fn();
  render(<Counter most={1} tell={onCount} />);
  const user = userEvent.setup();
  await user.click(number());
  await user.tab();
  expect(number().value).toBe('2');
  expect(onCount).not.toHaveBeenCalled();
});
