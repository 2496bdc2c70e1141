import { expect, test } from 'vitest';
import { mapFrame, mapPage } from './place.ts';

const office = { latitude: 12.9719, longitude: 77.6412 };

test('the embedded map is centred on the place, with a pin', () => {
  const address = new URL(mapFrame(office));
  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect(address.searchParams.get('marker')).toBe('12.97190,77.64120');
  expect(address.searchParams.get('bbox')).toBe('77.62920,12.96590,77.65320,12.97790');
});

test('the full map opens at the place, or else at the postal address', () => {
  expect(mapPage('18 Example Road', office)).toContain('mlat=12.97190&mlon=77.64120');
  expect(mapPage('18 Example Road & Co', undefined)).toBe(
    'https://www.openstreetmap.org/search?query=18%20Example%20Road%20%26%20Co',
  );
});
