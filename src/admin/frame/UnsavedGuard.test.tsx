import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useUnsaved } from './unsaved-forms.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

function EditorPage() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  useUnsaved(typed !== '');
  return (
    <>
      <input aria-label="Title" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="/list">List</Link>
      <button type="button" onClick={() => void navigate('/list')}>
        Back
      </button>
    </>
  );
}

function Area() {
  return (
    <>
      <UnsavedGuard />
      <Outlet />
    </>
  );
}

function shown() {
  const router = createBrowserRouter([
    {
      element: <Area />,
      children: [
        { path: '/list', element: <Link to="/editor">Open</Link> },
        { path: '/editor', element: <EditorPage /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
}

const findQuestion = () =>
  screen.queryByRole('dialog', { name: 'Leave without saving?', hidden: true });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
/** Whether the page asks the browser to confirm closing the tab. */
const asksBeforeUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

beforeEach(async () => {
  history.pushState(null, '', '/list');
  shown();
  await userEvent.click(screen.getByText('Open'));
});
afterEach(cleanup);

test('without unsaved input a link and closing the tab proceed at once', async () => {
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.click(screen.getByText('List'));
  expect(location.pathname).toBe('/list');
  expect(findQuestion()).toBeNull();
});

test('with unsaved input the browser asks before the tab is closed', async () => {
  await userEvent.type(screen.getByLabelText('Title'), 'Neem');
  expect(asksBeforeUnload()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Title'));
  expect(asksBeforeUnload()).toBe(false);
});

test.each(['List', 'Back'])('%s asks first; staying keeps the input', async (way) => {
  await userEvent.type(screen.getByLabelText('Title'), 'Neem');
  await userEvent.click(screen.getByText(way));
  expect(findQuestion()).not.toBeNull();
  await userEvent.click(screen.getByText('Stay here'));
  expect(findQuestion()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Neem');
  await userEvent.click(screen.getByText(way));
  await press('Leave without saving');
  await waitFor(() => expect(location.pathname).toBe('/list'));
  expect(screen.getByText('Open')).toBeTruthy();
});

test('Back of the browser is reverted until the user chooses to leave', async () => {
  await userEvent.type(screen.getByLabelText('Title'), 'Neem');
  history.back();
  await waitFor(() => expect(findQuestion()).not.toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/editor'));
  await userEvent.click(screen.getByText('Stay here'));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Neem');
  history.back();
  await waitFor(() => expect(findQuestion()).not.toBeNull());
  await press('Leave without saving');
  await waitFor(() => expect(screen.getByText('Open')).toBeTruthy());
  expect(location.pathname).toBe('/list');
  expect(findQuestion()).toBeNull();
});
