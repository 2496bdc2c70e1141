import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import { type FormProblem as Problem, useForm } from './use-form.ts';

afterEach(cleanup);

interface AskProps {
  send: (value: string) => Promise<Problem>;
}

const STATES = ['Goa', 'Kerala'].map((state) => ({ value: state, label: state }));

function Ask({ send }: AskProps) {
  const form = useForm({
    check: ({ name = '', city = '' }) =>
      name.length >= 3 && city
        ? { ok: true, value: name }
        : {
            ok: false,
            errors: {
              ...(name.length < 3 && { name: 'A longer name, please.' }),
              ...(!city && { city: 'Which city?' }),
            },
          },
    send,
  });
  return (
    <form {...form.props}>
      <Field form={form} name="name" label="Name" />
      <Field form={form} name="city" label="City" />
      <Field form={form} name="state" label="State" options={STATES} />
      <label>
        <input type="checkbox" name="keep" />
        Keep it
      </label>
      <FormProblem form={form} />
      <button type="submit">{form.pending ? 'Sending…' : 'Send'}</button>
      {form.unsent && <p>Not sent yet.</p>}
    </form>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });

test('the first wrong field gets the focus, and each its sentence', async () => {
  const send = vi.fn<AskProps['send']>();
  render(<Ask send={send} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain('Which city?');
  expect(send).not.toHaveBeenCalled();
});

test('a field is checked when it is left, but not when it is empty; then at every key', async () => {
  render(<Ask send={vi.fn<AskProps['send']>()} />);
  await userEvent.click(name());
  await userEvent.tab();
  expect(screen.queryByText('A longer name, please.')).toBeNull();
  await userEvent.type(name(), 'Jo');
  expect(screen.queryByText('A longer name, please.')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('A longer name, please.')).toBeTruthy();
  await userEvent.type(name(), 'y');
  expect(screen.queryByText('A longer name, please.')).toBeNull();
});

test('nothing moves while a button is being pressed', async () => {
  render(<Ask send={vi.fn<AskProps['send']>().mockResolvedValue(null)} />);
  await userEvent.type(name(), 'Jo');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(screen.queryByText('A longer name, please.')).toBeNull();
});

test('a form is sent once, however often it is pressed, and keeps what was typed when it fails', async () => {
  let answer: (problem: Problem) => void = () => {};
  const send = vi.fn<AskProps['send']>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(<Ask send={send} />);
  await userEvent.type(name(), 'Asha');
  await userEvent.type(city(), 'Pune');
  await userEvent.dblClick(screen.getByRole('button'));
  await userEvent.type(city(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy();
  answer({ problem: 'No connection.', errors: { city: 'Not there.' } });
  expect(await screen.findByText('No connection.')).toBeTruthy();
  expect(screen.getByText('Not there.')).toBeTruthy();
  expect([name().value, city().value]).toEqual(['Asha', 'Pune']);
  expect(document.activeElement).toBe(city());
});

test('what was typed is unsent until it was sent well', async () => {
  const send = vi
    .fn<AskProps['send']>()
    .mockResolvedValueOnce({ problem: 'The lines are busy.' })
    .mockResolvedValue(null);
  render(<Ask send={send} />);
  expect(screen.queryByText('Not sent yet.')).toBeNull();
  await userEvent.type(name(), 'Asha');
  await userEvent.type(city(), 'Pune');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('The lines are busy.')).toBeTruthy();
  expect(screen.getByText('Not sent yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.queryByText('Not sent yet.')).toBeNull());
});

test('a form that is being sent takes nothing and keeps the focus; then it takes everything again', async () => {
  let answer: (problem: Problem) => void = () => {};
  render(<Ask send={() => new Promise((resolve) => (answer = resolve))} />);
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep it' });
  await userEvent.type(name(), 'Asha');
  await userEvent.type(city(), 'Pune{Enter}');
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy();
  await userEvent.type(city(), ' East');
  expect(document.activeElement).toBe(city());
  await userEvent.click(screen.getByText('Keep it'));
  state.focus();
  expect(fireEvent.mouseDown(state)).toBe(false);
  expect(fireEvent.keyDown(state, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(state, { key: 'Tab' })).toBe(true);
  expect([city().value, keep.checked]).toEqual(['Pune', false]);

  answer({ problem: 'No connection.' });
  expect(await screen.findByText('No connection.')).toBeTruthy();
  await userEvent.type(city(), ' East');
  await userEvent.click(screen.getByText('Keep it'));
  expect(fireEvent.mouseDown(state)).toBe(true);
  expect([city().value, keep.checked]).toEqual(['Pune East', true]);
});
