import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import { type FormProblem as Problem, useForm } from './use-form.ts';

afterEach(cleanup);

interface TestFormProps {
  send: (value: string) => Promise<Problem>;
}

const STATES = ['Goa', 'Kerala'].map((state) => ({ value: state, label: state }));

function TestForm({ send }: TestFormProps) {
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

test('focuses the first invalid field and shows an error for each', async () => {
  const send = vi.fn<TestFormProps['send']>();
  render(<TestForm send={send} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain('Which city?');
  expect(send).not.toHaveBeenCalled();
});

test('validates a non-empty field on blur, then on every key', async () => {
  render(<TestForm send={vi.fn<TestFormProps['send']>()} />);
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

test('shows no error while a button is being pressed', async () => {
  render(<TestForm send={vi.fn<TestFormProps['send']>().mockResolvedValue(null)} />);
  await userEvent.type(name(), 'Jo');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(screen.queryByText('A longer name, please.')).toBeNull();
});

test('a submission is sent once and locks the form; a failed one keeps the input until the next succeeds', async () => {
  let answer: (problem: Problem) => void = () => {};
  const send = vi.fn<TestFormProps['send']>(() => new Promise((resolve) => (answer = resolve)));
  render(<TestForm send={send} />);
  const button = screen.getByRole('button');
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep it' });
  // The region exists before its text, so that the text is announced.
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.queryByText('Not sent yet.')).toBeNull();
  await userEvent.type(name(), 'Asha');
  await userEvent.type(city(), 'Pune');
  await userEvent.dblClick(button);
  await userEvent.type(city(), '{Enter} East');
  expect(send).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe('Sending…');
  expect(document.activeElement).toBe(city());
  await userEvent.click(screen.getByText('Keep it'));
  state.focus();
  expect(fireEvent.mouseDown(state)).toBe(false);
  expect(fireEvent.keyDown(state, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(state, { key: 'Tab' })).toBe(true);
  expect([city().value, checkbox.checked]).toEqual(['Pune', false]);

  answer({ problem: 'No connection.', errors: { city: 'Not there.' } });
  await screen.findByText('No connection.');
  expect(screen.getByText('Not there.')).toBeTruthy();
  expect(screen.getByText('Not sent yet.')).toBeTruthy();
  expect([name().value, city().value]).toEqual(['Asha', 'Pune']);
  expect(document.activeElement).toBe(city());
  await userEvent.type(city(), ' East');
  await userEvent.click(screen.getByText('Keep it'));
  expect(fireEvent.mouseDown(state)).toBe(true);
  expect([city().value, checkbox.checked]).toEqual(['Pune East', true]);
  await userEvent.click(button);
  answer(null);
  await waitFor(() => expect(screen.queryByText('Not sent yet.')).toBeNull());
});

test('an error of a field that is not rendered is said above the button, and goes with the next try', async () => {
  const send = vi.fn<TestFormProps['send']>().mockResolvedValue(null);
  let isWrong = true;
  function Hidden() {
    const form = useForm({
      check: () =>
        isWrong
          ? {
              ok: false as const,
              errors: { phone: 'Too short.', email: 'Too short.', token: 'Gone.' },
            }
          : { ok: true as const, value: '' },
      send,
    });
    return (
      <form {...form.props}>
        <input type="hidden" name="token" value="x" />
        <FormProblem form={form} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Hidden />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('Too short. Gone.');
  isWrong = false;
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(send).toHaveBeenCalledOnce();
});

test('a folded field with an error is unfolded and focused', async () => {
  function Folded() {
    const form = useForm({
      check: () => ({ ok: false as const, errors: { note: 'Please fill this in.' } }),
      send: vi.fn<TestFormProps['send']>(),
    });
    return (
      <form {...form.props}>
        <details data-testid="outer">
          <summary>More</summary>
          <details>
            <summary>Even more</summary>
            <Field form={form} name="note" label="Note" />
          </details>
        </details>
        <button type="submit">Send</button>
      </form>
    );
  }
  const { container } = render(<Folded />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(container.querySelectorAll('details[open]')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});
