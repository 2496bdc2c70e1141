import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnStore, openStore } from '../../support/backend/emulators.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import { loadShopData, type ShopData } from '../../support/shop/shop-data.ts';

const TICKET = 'T-7K2M9QXD';
const DRAFT = {
  ...({ topic: 'delivery', name: 'Asha', email: 'asha@example.in', phone: '' } as const),
  ...{ orderNumber: '', subject: 'Where is it?', text: 'It was due on Monday.' },
};

let store: OwnStore;
let shop: ShopData;
beforeAll(async () => {
  store = await openStore('franch-messages');
  shop = await loadShopData(store.projectId);
});
afterAll(async () => {
  await shop.close();
  await store.close();
});

it('a message whose answer was lost is sent again without being written again', async () => {
  // Five writes are denied before the same message is found to be there.
  expectConsole('warn', /PERMISSION_DENIED/);
  const { sendMessage } = await import('#data/content/messages.ts');
  const document = store.admin.doc(`messages/${TICKET}`);
  expect(await sendMessage(TICKET, DRAFT)).toEqual({ ok: true, value: undefined });
  const first = await document.get();
  for (let n = 0; n < 3; n += 1) expect((await sendMessage(TICKET, DRAFT)).ok).toBe(true);
  const again = await document.get();
  // Without a change there is no event, and no function runs.
  expect(again.updateTime).toEqual(first.updateTime);
  const other = await sendMessage(TICKET, { ...DRAFT, text: 'Something else entirely.' });
  expect(other).toMatchObject({ ok: false, failure: { code: 'denied' } });
}, 30_000);
