import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field } from '#ui/form/Field.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { Form, FormProblem } from '#ui/form/use-form.ts';
import { descriptionOf, faultIn, renderForm } from '../support/form.tsx';

const password = (form: Form) => (
  <PasswordField
    form={form}
    name="password"
    label="Password"
    autoComplete="new-password"
    show="Show password"
    renderHint={(typed) => `${typed.length} of 8 characters`}
  />
);
const secret = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password is hidden until shown, and its text stays', async () => {
  const { user } = renderForm(password);
  await user.type(secret(), 'secret');
  expect(secret().type).toBe('password');
  expect(secret().autocomplete).toBe('new-password');
  const show = screen.getByRole('button', { name: 'Show password' });
  expect(show.getAttribute('aria-pressed')).toBe('false');
  await user.tab();
  expect(document.activeElement).toBe(show);
  await user.keyboard('{Enter}');
  expect(secret().type).toBe('text');
  expect(show.getAttribute('aria-pressed')).toBe('true');
  expect(secret().value).toBe('secret');
  await user.keyboard(' ');
  expect(secret().type).toBe('password');
});

test('a password is described by its rules and by its error', async () => {
  const check = faultIn('password', 'short', 'At least 8 characters.');
  const { user, send } = renderForm(password, { check });
  expect(descriptionOf(secret())).toBe('0 of 8 characters');
  await user.type(secret(), 'short');
  expect(descriptionOf(secret())).toBe('5 of 8 characters');
  await user.click(send());
  expect(screen.getByText('At least 8 characters.').getAttribute('role')).toBe('alert');
  expect(secret().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(secret())).toBe('5 of 8 characters At least 8 characters.');
  expect(document.activeElement).toBe(secret());
  expect(secret().value).toBe('short');
});

test('showing the password does not submit the form', async () => {
  const sent = vi.fn(() => Promise.resolve<FormProblem>(null));
  const { user } = renderForm(password, { send: sent });
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).not.toHaveBeenCalled();
});

const name = (form: Form) => <Field form={form} name="name" label="Name" />;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('Enter in a field submits the form with its values', async () => {
  const sent = vi.fn(() => Promise.resolve<FormProblem>(null));
  const { user } = renderForm(name, { send: sent });
  await user.type(field(), 'Asha{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Asha' }, expect.any(HTMLFormElement));
});

test('a form is busy while submitting: one request, text read-only, button still focusable', async () => {
  let answer: (problem: FormProblem) => void = () => undefined;
  const sent = vi.fn(() => new Promise<FormProblem>((resolve) => (answer = resolve)));
  const { user, send } = renderForm(name, { send: sent });
  await user.type(field(), 'Asha');
  await user.click(send());
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(busy.disabled).toBe(false);
  await user.click(busy);
  await user.type(field(), ' Rao');
  expect(field().value).toBe('Asha');
  expect(sent).toHaveBeenCalledOnce();
  answer(null);
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('false'));
  await user.type(field(), ' Rao');
  expect(field().value).toBe('Asha Rao');
});

test('the form’s error region is always rendered, so that its text is announced', async () => {
  const answers: FormProblem[] = [{ problem: 'Too many tries.', errors: { name: 'Taken.' } }, null];
  const { user, send } = renderForm(name, { send: () => Promise.resolve(answers.shift() ?? null) });
  const place = screen.getByRole('alert');
  expect(place.textContent).toBe('');
  await user.type(field(), 'Asha');
  await user.click(send());
  await waitFor(() => expect(place.textContent).toBe('Too many tries.'));
  expect(descriptionOf(field())).toBe('Taken.');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Asha');
  await user.click(send());
  await waitFor(() => expect(place.textContent).toBe(''));
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
