import type { Parcel } from '../return/parcel.ts';

/** A courier of India, as staff choose one. */
export interface Courier {
  readonly name: string;
  /** Other names in spreadsheets, in lower case without spaces and hyphens. */
  readonly aliases: readonly string[];
  /**
   * The page where a parcel is followed, with `{number}` for its tracking number; without it where the courier has no
   * public address for one parcel, so that the number is typed there.
   */
  readonly trackingPage: string;
  /** The courier's phone for questions about a parcel; empty where none is published for all of India. */
  readonly phone: string;
  /** The form of its tracking numbers, in capitals and without spaces. Wide, because couriers add new series. */
  readonly pattern: RegExp;
  /** A number of this form. */
  readonly example: string;
}

/** The couriers that staff choose from; another one is typed by name. */
export const COURIERS: readonly Courier[] = [
  {
    name: 'India Post',
    aliases: ['speedpost', 'indiaspeedpost', 'indiapostspeedpost', 'registeredpost', 'ems'],
    trackingPage: 'https://www.indiapost.gov.in/',
    phone: '1800 266 6868',
    // UPU standard S10: service, serial number with check digit, country.
    pattern: /^[A-Z]{2}\d{9}IN$/u,
    example: 'EE123456789IN',
  },
  {
    name: 'Delhivery',
    aliases: ['delhiverysurface', 'delhiveryexpress', 'delhiveryair'],
    trackingPage: 'https://www.delhivery.com/track/package/{number}',
    phone: '',
    pattern: /^\d{10,16}$/u,
    example: '1490812763054',
  },
  {
    name: 'Blue Dart',
    aliases: ['bluedartexpress', 'bluedartsurface', 'bluedartair'],
    trackingPage:
      'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={number}',
    phone: '1860 233 1234',
    pattern: /^\d{8,12}$/u,
    example: '69813427705',
  },
  {
    name: 'DTDC',
    aliases: ['dtdcexpress', 'dtdccourier', 'dtdcsurface'],
    trackingPage: 'https://www.dtdc.com/track-your-shipment/',
    phone: '',
    pattern: /^[A-Z]{0,2}\d{7,12}$/u,
    example: 'D12345678',
  },
  {
    name: 'Ekart',
    aliases: ['ekartlogistics', 'flipkartekart'],
    trackingPage: 'https://ekartlogistics.com/shipmenttrack/{number}',
    phone: '',
    pattern: /^[A-Z]{3,5}\d{8,12}$/u,
    example: 'FMPP0123456789',
  },
  {
    name: 'XpressBees',
    aliases: ['xpressbeessurface', 'xpressbeesair', 'expressbees'],
    trackingPage: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
    phone: '',
    pattern: /^\d{10,18}$/u,
    example: '13412345678901',
  },
  {
    name: 'Ecom Express',
    aliases: ['ecom', 'ecomexpresslimited'],
    trackingPage: 'https://ecomexpress.in/tracking/?awb_field={number}',
    phone: '',
    pattern: /^\d{8,14}$/u,
    example: '2345678901',
  },
  {
    name: 'Shadowfax',
    aliases: ['shadowfaxtechnologies', 'sfx'],
    trackingPage: 'https://tracker.shadowfax.in/',
    phone: '',
    pattern: /^(?=.*\d)[A-Z0-9]{8,20}$/u,
    example: 'SF1234567890FR',
  },
];

/** The choice of a courier that is not in the list; its name is typed. */
export const OTHER_COURIER = 'other';

/** A parcel as staff choose and type it. `courier` is a name of the list, `OTHER_COURIER` with `other` and `link`, or empty. */
export interface TypedShipment {
  readonly courier: string;
  /** The name of another courier. */
  readonly other: string;
  readonly tracking: string;
  /** The tracking page of another courier. */
  readonly link: string;
}

/** The courier of a name or alias, in any case and spacing; null for one that is not in the list. */
export function courierNamed(name: string): Courier | null {
  const wanted = plainName(name);
  if (wanted === '') return null;
  return (
    COURIERS.find((one) => plainName(one.name) === wanted || one.aliases.includes(wanted)) ?? null
  );
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.\-_]/gu, '');
}

/** A tracking number as couriers print it: in capitals, without spaces. */
export function trackingNumber(typed: string): string {
  return typed.replaceAll(/\s/gu, '').toUpperCase();
}

/** Whether a tracking number has the form of its courier's. That of an unlisted courier is not known. */
export function isTrackingOf(courier: Courier | null, tracking: string): boolean {
  return courier === null || courier.pattern.test(tracking);
}

/** The page that follows a parcel, by its tracking number where the courier has an address for it. */
export function trackingLink(courier: Courier, tracking: string): string {
  const { trackingPage } = courier;
  if (!trackingPage.includes('{number}')) return trackingPage;
  return tracking === '' ? '' : trackingPage.replace('{number}', encodeURIComponent(tracking));
}

/** The parcel as it is stored: the link of a listed courier is derived from its number, that of another one is typed. */
export function parcelOf({ courier, other, tracking, link }: TypedShipment): Parcel {
  const listed = courierNamed(courier);
  if (!listed || courier === OTHER_COURIER) {
    return { courier: other.trim(), tracking: tracking.trim(), link: link.trim() };
  }
  const number = trackingNumber(tracking);
  return { courier: listed.name, tracking: number, link: trackingLink(listed, number) };
}
