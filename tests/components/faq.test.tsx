import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from './support/render-shop.tsx';

test('odd input into the search of the answers finds nothing and breaks nothing', async () => {
  const { user } = await renderShop('/faq');
  const search = await screen.findByRole('searchbox', { name: 'Search the answers' });
  for (const typed of ['<script>alert(1)</script>', '🌿🌿', 'x'.repeat(300)]) {
    await user.clear(search);
    await user.paste(typed);
    await screen.findByRole('heading', { name: /^No answer has/ });
  }
  expect(document.querySelector('main script')).toBeNull();
});
