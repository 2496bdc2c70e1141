import { expect, it } from 'vitest';
import { withShopName } from './shop-name.ts';

it.each(['Amrita & Sons', 'The "Best"', '$& $1', 'a\\b', 'आयुर्वेद'])(
  'the name %s stands in texts as it is',
  (name) => {
    expect(withShopName('{shop} · {shop}', name)).toBe(`${name} · ${name}`);
    expect(withShopName({ title: ['By {shop}'], count: 2, none: null }, name)).toEqual({
      ...{ title: [`By ${name}`], count: 2, none: null },
    });
  },
);
