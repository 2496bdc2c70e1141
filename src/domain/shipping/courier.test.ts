import { describe, expect, it } from 'vitest';
import { TypedParcelSchema } from '../order/order-command.ts';
import * as v from 'valibot';
import {
  courierNamed,
  COURIERS,
  isTrackingOf,
  OTHER_COURIER,
  parcelOf,
  trackingLink,
  trackingNumber,
} from './courier.ts';

const typed = { courier: '', other: '', tracking: '', link: '' };

describe('couriers', () => {
  it.each(COURIERS.map((one) => [one.name, one] as const))(
    '%s has an example of its own form, and a parcel that the server takes',
    (name, courier) => {
      expect(isTrackingOf(courier, courier.example)).toBe(true);
      const parcel = parcelOf({ ...typed, courier: name, tracking: courier.example });
      expect(v.safeParse(TypedParcelSchema, parcel).success).toBe(true);
      expect(parcel).toEqual({
        courier: name,
        tracking: courier.example,
        link: trackingLink(courier, courier.example),
      });
      expect(parcel.link).toMatch(/^https:\/\//u);
    },
  );

  it('have names and aliases that belong to one of them', () => {
    const names = COURIERS.flatMap(({ name, aliases }) => [name, ...aliases]);
    for (const name of names) expect(courierNamed(name), name).not.toBeNull();
    const plain = names.map((name) => name.toLowerCase().replaceAll(' ', ''));
    expect(new Set(plain).size).toBe(plain.length);
    expect(names).not.toContain(OTHER_COURIER);
  });

  it.each([
    ['Speed Post', 'India Post'],
    ['bluedart', 'Blue Dart'],
    [' DELHIVERY ', 'Delhivery'],
    ['Xpress-Bees', 'XpressBees'],
    ['ecom', 'Ecom Express'],
  ])('%s is %s', (typedName, name) => expect(courierNamed(typedName)?.name).toBe(name));

  it.each(['', ' ', 'Sample Express', OTHER_COURIER])('“%s” is not in the list', (name) =>
    expect(courierNamed(name)).toBeNull(),
  );

  it.each([
    ['India Post', 'EE12345678IN'],
    ['India Post', 'EE123456789US'],
    ['Delhivery', 'EE123456789IN'],
    ['Blue Dart', '123'],
    ['Ekart', '0123456789'],
    ['Shadowfax', 'SHADOWFAX'],
  ])('%s has no number %s', (name, number) =>
    expect(isTrackingOf(courierNamed(name), number)).toBe(false),
  );
});

describe('a parcel', () => {
  it('has its number as couriers print it, and a link derived from it', () => {
    expect(trackingNumber(' ee 123 456 789 in\n')).toBe('EE123456789IN');
    expect(
      parcelOf({ ...typed, courier: 'Delhivery', tracking: '1490 8127 63054', link: 'https://x' }),
    ).toEqual({
      courier: 'Delhivery',
      tracking: '1490812763054',
      link: 'https://www.delhivery.com/track/package/1490812763054',
    });
  });

  it('has the courier’s own page where that takes no number in its address', () => {
    const link = 'https://www.dtdc.com/track-your-shipment/';
    expect(parcelOf({ ...typed, courier: 'DTDC', tracking: 'D12345678' }).link).toBe(link);
  });

  it('has no link without a number that it needs', () => {
    expect(parcelOf({ ...typed, courier: 'Delhivery' }).link).toBe('');
  });

  it('of another courier keeps what was typed', () => {
    const other = { other: ' Sample Express ', tracking: 'ab 12', link: ' https://x.example/1 ' };
    expect(parcelOf({ courier: OTHER_COURIER, ...other })).toEqual({
      courier: 'Sample Express',
      tracking: 'ab 12',
      link: 'https://x.example/1',
    });
  });
});
