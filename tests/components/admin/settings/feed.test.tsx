import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '../../support/staff.ts';
import { openPage } from '../open-page.tsx';

test('a viewer copies the address of the product feed', async () => {
  const user = userEvent.setup();
  await openPage('/admin/dashboard/settings', 'viewer', settings());
  const feed = within(await screen.findByRole('region', { name: 'Product feed' }));
  await user.click(feed.getByRole('button', { name: 'Copy address' }));
  expect(await feed.findByText('Copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/feeds/products.xml`);
});
