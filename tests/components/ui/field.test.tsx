import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { Form, FormProblem } from '#ui/form/use-form.ts';
import { descriptionOf, faultIn, renderForm } from '../support/form.tsx';

type Shape = Omit<Parameters<typeof Field>[0], 'form' | 'name' | 'label'>;

const OPTIONS = [
  { value: '', label: 'Please choose' },
  { value: 'soap', label: 'Soap' },
];

/** A field of each kind. */
const KINDS: readonly (readonly [kind: string, role: string, shape: Shape])[] = [
  ['a line', 'textbox', {}],
  ['several lines', 'textbox', { rows: 3 }],
  ['a choice', 'combobox', { options: OPTIONS }],
];

const field = (shape: Shape) => (form: Form) => (
  <Field form={form} name="what" label="What" hint="A word of help" {...shape} />
);

test.each(KINDS)(
  '%s is named by its label and described by its hint, announces an error and keeps its value',
  async (_, role, shape) => {
    const sent = vi.fn(() => Promise.resolve<FormProblem>({ problem: 'No answer.' }));
    const check = faultIn('what', '', 'Please fill this in.');
    const { user, send } = renderForm(field(shape), { check, send: sent });
    const control = screen.getByRole<HTMLInputElement>(role, { name: 'What' });
    expect(descriptionOf(control)).toBe('A word of help');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(control.getAttribute('aria-invalid')).toBeNull();
    await user.click(send());
    const error = screen.getByText('Please fill this in.');
    expect(error.getAttribute('role')).toBe('alert');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control)).toBe('A word of help Please fill this in.');
    expect(document.activeElement).toBe(control);
    expect(sent).not.toHaveBeenCalled();

    await user.click(screen.getByText('What'));
    expect(document.activeElement).toBe(control);
    if (role === 'combobox') await user.selectOptions(control, 'soap');
    else await user.type(control, 'soap');
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    expect(control.getAttribute('aria-invalid')).toBeNull();
    await user.click(send());
    expect((await screen.findByText('No answer.')).closest('[role=alert]')).not.toBeNull();
    expect(control.value).toBe('soap');
  },
);

test.each(KINDS)('%s may be optional, and starts with its default', (_, role, shape) => {
  renderForm(field({ ...shape, optional: 'optional', defaultValue: 'soap' }));
  const control = screen.getByRole<HTMLInputElement>(role, { name: /^What\s*optional$/ });
  expect(control.getAttribute('aria-required')).toBeNull();
  expect(control.value).toBe('soap');
});

test('the mark of a required field is not part of its name; native attributes are passed on', () => {
  const attributes = { inputMode: 'email', autoComplete: 'email', maxLength: 20 } as const;
  renderForm(field({ required: '*', type: 'email', ...attributes, placeholder: 'you@shop.in' }));
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'What' });
  expect([input.type, input.getAttribute('inputmode'), input.autocomplete]).toEqual(
    Array(3).fill('email'),
  );
  expect([input.maxLength, input.placeholder]).toEqual([20, 'you@shop.in']);
});

test('a password is described by its rules and its error, and hidden until shown', async () => {
  const sent = vi.fn(() => Promise.resolve<FormProblem>(null));
  const check = faultIn('password', 'short', 'At least 8 characters.');
  const { user, send } = renderForm(
    (form) => (
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="new-password"
        show="Show password"
        renderHint={(typed) => `${typed.length} of 8 characters`}
      />
    ),
    { check, send: sent },
  );
  const secret = screen.getByLabelText<HTMLInputElement>('Password');
  expect([secret.type, secret.autocomplete]).toEqual(['password', 'new-password']);
  expect(descriptionOf(secret)).toBe('0 of 8 characters');
  await user.type(secret, 'short');
  expect(descriptionOf(secret)).toBe('5 of 8 characters');
  await user.click(send());
  expect(secret.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(secret)).toBe('5 of 8 characters At least 8 characters.');
  expect(document.activeElement).toBe(secret);

  const show = screen.getByRole('button', { name: 'Show password' });
  expect(show.getAttribute('aria-pressed')).toBe('false');
  await user.tab();
  expect(document.activeElement).toBe(show);
  await user.keyboard('{Enter}');
  expect([secret.type, secret.value]).toEqual(['text', 'short']);
  expect(show.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard(' ');
  expect(secret.type).toBe('password');
  expect(sent).not.toHaveBeenCalled();
});

test('a mistyped mail service is offered for one tap, once typing pauses', async () => {
  const offer = (typed: string) =>
    typed === 'asha@gmial.com'
      ? { address: 'asha@gmail.com', label: 'Did you mean asha@gmail.com?' }
      : null;
  const { user } = renderForm((form) => <EmailField form={form} label="Email" offer={offer} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await user.type(input, 'asha@gmial.com');
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Did you mean asha@gmail.com?' }));
  expect(input.value).toBe('asha@gmail.com');
  expect(document.activeElement).toBe(input);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull());
});
