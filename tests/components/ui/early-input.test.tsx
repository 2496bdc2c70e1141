import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keepValuesOnWheel } from '#ui/form/keep-values-on-wheel.ts';
import { Stepper } from '#ui/form/Stepper.tsx';

afterEach(cleanup);

function Counter() {
  const [value, setValue] = useState(1);
  return (
    <>
      <Stepper
        {...{ value, most: 5 }}
        onChange={setValue}
        label="Pieces"
        fewer="One fewer"
        more="One more"
      />
      <output>{value}</output>
    </>
  );
}

test.each([
  ['3', '3', '3'],
  ['9', '5', '5'],
  ['many', '1', '1'],
  ['1', '1', '1'],
])('a number typed before hydration counts: %s is %s', (typed, shown, counted) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Counter />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  field.value = typed;
  render(<Counter />, { container, hydrate: true });
  expect(field.value).toBe(shown);
  expect(screen.getByRole('status').textContent).toBe(counted);
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
