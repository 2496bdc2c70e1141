import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormProblem } from '#ui/form/use-form.ts';
import { descriptionOf, faultIn, renderForm } from '../support/form.tsx';

type Shape = Omit<Parameters<typeof Field>[0], 'form' | 'name' | 'label'>;

const OPTIONS = [
  { value: '', label: 'Please choose' },
  { value: 'soap', label: 'Soap' },
];

/** A field of each kind, and how its value is entered. */
const KINDS: readonly (readonly [kind: string, role: string, shape: Shape, entered: string])[] = [
  ['a line', 'textbox', {}, 'soap'],
  ['several lines', 'textbox', { rows: 3 }, 'soap'],
  ['a choice', 'combobox', { options: OPTIONS }, 'soap'],
];

const field = (shape: Shape) => (form: Form) => (
  <Field form={form} name="what" label="What" hint="A word of help" {...shape} />
);

test.each(KINDS)('%s is named by its label and described by its hint', async (_, role, shape) => {
  const { user } = renderForm(field(shape));
  const control = screen.getByRole(role, { name: 'What' });
  expect(descriptionOf(control)).toBe('A word of help');
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByText('What'));
  expect(document.activeElement).toBe(control);
});

test.each(KINDS)(
  '%s announces an error, gets the focus and keeps its value',
  async (_, role, shape, entered) => {
    const sent = vi.fn(() => Promise.resolve<FormProblem>(null));
    const check = faultIn('what', '', 'Please fill this in.');
    const { user, send } = renderForm(field(shape), { check, send: sent });
    const control = screen.getByRole<HTMLInputElement>(role, { name: 'What' });
    await user.click(send());
    const error = screen.getByText('Please fill this in.');
    expect(error.getAttribute('role')).toBe('alert');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control)).toBe('A word of help Please fill this in.');
    expect(document.activeElement).toBe(control);
    expect(sent).not.toHaveBeenCalled();

    if (role === 'combobox') await user.selectOptions(control, entered);
    else await user.type(control, entered);
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    expect(control.getAttribute('aria-invalid')).toBeNull();
    await user.click(send());
    expect(sent).toHaveBeenCalledOnce();
    expect(control.value).toBe(entered);
  },
);

test.each(KINDS)('%s that is optional says so and is not required', (_, role, shape) => {
  renderForm(field({ ...shape, optional: 'optional' }));
  const control = screen.getByRole(role, { name: /^What\s*optional$/ });
  expect(control.getAttribute('aria-required')).toBeNull();
});

test.each(KINDS)(
  '%s starts with its default and keeps its value when submitting fails',
  async (_, role, shape) => {
    const problem: FormProblem = { problem: 'The server did not answer.' };
    const { user, send } = renderForm(field({ ...shape, defaultValue: 'soap' }), {
      send: () => Promise.resolve(problem),
    });
    const control = screen.getByRole<HTMLInputElement>(role, { name: 'What' });
    expect(control.value).toBe('soap');
    await user.click(send());
    expect(
      (await screen.findByText('The server did not answer.')).closest('[role=alert]'),
    ).not.toBeNull();
    expect(control.value).toBe('soap');
  },
);

test('the mark of a required field is not part of its name', () => {
  renderForm(field({ required: '*' }));
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'What' })).toBeDefined();
});

test('passes native attributes to the input', () => {
  renderForm(
    field({
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 20,
      placeholder: 'you@example.in',
    }),
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'What' });
  expect([
    input.type,
    input.inputMode || input.getAttribute('inputmode'),
    input.autocomplete,
  ]).toEqual(['email', 'email', 'email']);
  expect([input.maxLength, input.placeholder]).toEqual([20, 'you@example.in']);
});

test('a choice is made with the keyboard', async () => {
  const { user } = renderForm(field({ options: OPTIONS }));
  await user.tab();
  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What' });
  expect(document.activeElement).toBe(control);
  await user.selectOptions(control, 'Soap');
  expect(control.value).toBe('soap');
});
