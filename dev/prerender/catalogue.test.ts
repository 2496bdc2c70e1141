import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carriedContent, readCatalogue } from './catalogue.ts';

let port = 0;
let server: Server;
let requests: string[] = [];
let answer: (query: Query | null) => unknown = () => [{}];

interface Query {
  readonly from: readonly { readonly collectionId: string }[];
  readonly limit: number;
  readonly startAt?: { readonly values: readonly { readonly referenceValue: string }[] };
}

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    void text(request).then((body) => {
      const query = body === '' ? null : (JSON.parse(body) as { structuredQuery: Query });
      const reply = answer(query?.structuredQuery ?? null);
      response.writeHead(reply === null ? 403 : 200).end(JSON.stringify(reply));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => void server.close());

const read = () => readCatalogue({ projectId: 'my-shop', emulator: `127.0.0.1:${port}` });
const place = 'projects/my-shop/databases/(default)/documents';

it('reads page after page as a visitor, and skips invalid ids', async () => {
  answer = (query) => {
    if (!query) return { name: `${place}/settings/store`, fields: {} };
    const { from, limit, startAt } = query;
    if (from[0]?.collectionId !== 'products') return [{ readTime: '2026-01-01T00:00:00Z' }];
    const first = startAt ? Number(startAt.values.at(-1)?.referenceValue.split('-').at(-1)) + 1 : 0;
    const rows = Array.from({ length: Math.min(limit, 700 - first) }, (_, index) => ({
      document: {
        name: `${place}/products/product-${first + index}`,
        fields: {
          updatedAt: { timestampValue: '2026-10-12T04:30:00.123456Z' },
          stock: { integerValue: '7' },
          price: { doubleValue: 12.5 },
          images: { arrayValue: {} },
          maker: { mapValue: { fields: { name: { stringValue: 'Franch' } } } },
        },
      },
    }));
    return startAt
      ? rows
      : [{ document: { name: `${place}/products/Odd & Id` } }, ...rows.slice(1)];
  };
  const { collections } = await read();
  expect([...collections].map(([path, rows]) => [path, rows.length])).toEqual([
    ['products', 699],
    ['blogs', 0],
    ['bundles', 0],
    ['settings', 1],
    ['content', 5],
  ]);
  expect(collections.get('products')?.at(-1)).toEqual({
    id: 'product-699',
    fields: {
      ...{ stock: 7, price: 12.5, images: [], maker: { name: 'Franch' } },
      updatedAt: Date.UTC(2026, 9, 12, 4, 30) + 123.456,
    },
    moments: new Set(['updatedAt']),
  });
  expect(requests).toHaveLength(11);
  const documents = '/v1/projects/my-shop/databases/(default)/documents';
  const parts = ['faq', 'about', 'terms', 'shipping', 'privacy'];
  const addresses = [
    `POST ${documents}:runQuery`,
    `GET ${documents}/settings/store`,
    ...parts.map((part) => `GET ${documents}/content/${part}`),
  ];
  expect(new Set(requests)).toEqual(new Set(addresses));
});

it('fails with one sentence when the catalogue is refused or unreachable', async () => {
  answer = () => null;
  await expect(read()).rejects.toThrow(/^The pages need products from .* gave HTTP 403\.$/);
  server.close();
  server.closeAllConnections();
  await expect(read()).rejects.toThrow(/^The pages need products from .* no answer\.$/);
});

it.each([
  [{ brand: { name: 'Amrita', logo: '' } }, { name: 'Amrita', logo: null }],
  [{ brand: { name: '', logo: '' } }, undefined],
  ['malformed', undefined],
])('the name in the settings %j is that of the pages: %j', async (content, brand) => {
  const fields = {
    content:
      typeof content === 'string'
        ? { stringValue: content }
        : {
            mapValue: {
              fields: {
                brand: {
                  mapValue: {
                    fields: {
                      name: { stringValue: content.brand.name },
                      logo: { stringValue: '' },
                    },
                  },
                },
              },
            },
          },
  };
  answer = (query) => (query ? [{}] : { name: `${place}/settings/store`, fields });
  expect(carriedContent(await read()).brand).toEqual(brand);
});
