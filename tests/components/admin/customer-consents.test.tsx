import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../support/staff.ts';

test('staff see whether a customer agreed to news, channel by channel', async () => {
  const at = new Date('2026-01-02T03:04:05Z');
  await renderStaff('/admin/dashboard/customers?open=asha', 'viewer', {
    'users/asha': { email: 'asha@franch.test', name: 'Asha', createdAt: at },
    'users/asha/consents/one': { channel: 'whatsapp', given: true, text: '2026-01-01', at },
  });
  expect(await screen.findByText('agreed on 2 Jan 2026')).toBeDefined();
  expect(screen.getByText('no consent: do not contact')).toBeDefined();
});
