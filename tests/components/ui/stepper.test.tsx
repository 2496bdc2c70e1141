import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepValuesOnWheel } from '#ui/form/keep-values-on-wheel.ts';
import { Stepper } from '#ui/form/Stepper.tsx';
import { descriptionOf } from '../support/form.tsx';

afterEach(cleanup);

function Counter({ most = 5, tell }: { most?: number; tell?: (value: number) => void }) {
  const [value, setValue] = useState(2);
  const change = (next: number): void => {
    setValue(next);
    tell?.(next);
  };
  const names = { label: 'Pieces', fewer: 'One fewer', more: 'One more' };
  return (
    <>
      <Stepper {...{ value, most, ...names }} onChange={change} limit="That is all there are." />
      <output aria-label="Counted">{value}</output>
    </>
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
  expect(descriptionOf(number())).toBe('That is all there are.');
  expect(screen.getByText('That is all there are.').getAttribute('role')).toBe('status');
  await user.click(more);
  expect(onCount).toHaveBeenCalledTimes(1);
  await user.click(fewer);
  await user.click(fewer);
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await user.click(fewer);
  expect(number().value).toBe('1');
  expect(onCount).toHaveBeenCalledTimes(3);
});

test.each([
  ['{ArrowUp}{ArrowUp}{ArrowDown}', '3'],
  ['4{ArrowUp}', '5'],
  ['4{ArrowDown}', '3'],
  ['9{ArrowUp}', '5'],
  ['{Backspace}{ArrowUp}', '3'],
  ['4{Tab}', '4'],
  ['99{Tab}', '5'],
  ['0{Tab}', '1'],
  ['-3{Tab}', '1'],
  ['2.9{Tab}', '2'],
  ['{Backspace}{Tab}', '2'],
  ['4{Enter}', '4'],
])('the keys %s lead from 2 to %s', async (keys, shown) => {
  render(<Counter />);
  const user = userEvent.setup();
  await user.tripleClick(number());
  await user.keyboard(keys);
  expect(number().value).toBe(shown);
  expect(screen.getByLabelText('Counted').textContent).toBe(shown);
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

test.each([
  ['3', '3', '3'],
  ['9', '5', '5'],
  ['many', '2', '2'],
  ['2', '2', '2'],
])('a number typed before hydration counts: %s is %s', (typed, shown, counted) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Counter />);
  number().value = typed;
  render(<Counter />, { container, hydrate: true });
  expect(number().value).toBe(shown);
  expect(screen.getByLabelText('Counted').textContent).toBe(counted);
  cleanup();
  container.remove();
});

test.each([
  ['a list of options', <select key="field" aria-label="field" />, false],
  ['a date', <input key="field" type="date" aria-label="field" />, false],
  ['text', <input key="field" aria-label="field" />, true],
])('a wheel over %s scrolls the page, not the value', (_, markup, keepsFocus) => {
  const stop = keepValuesOnWheel();
  render(markup);
  const field = screen.getByLabelText('field');
  act(() => field.focus());
  fireEvent.wheel(document.body);
  expect(document.activeElement).toBe(field);
  fireEvent.wheel(field);
  expect(document.activeElement === field).toBe(keepsFocus);
  stop();
});
