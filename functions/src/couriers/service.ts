import type { defineSecret } from 'firebase-functions/params';
import type { Measures, ServiceRefusal } from '../../../src/domain/booking/booking.ts';
import type { CourierServiceName } from '../../../src/domain/booking/courier-services.ts';
import type { TrackingUpdate } from '../../../src/domain/booking/tracking-update.ts';
import type { Paise } from '../../../src/domain/money/money.ts';
import type { Order } from '../../../src/domain/order/order.ts';

/** What a courier service needs to take a parcel. */
export interface BookingRequest {
  /** The reference of the parcel at the service; see `bookingReference`. */
  readonly reference: string;
  /**
   * An earlier attempt with this reference whose outcome is unknown, and whether its request was the same. The service is
   * searched for it first. Null for the first attempt.
   */
  readonly earlier: { readonly isSame: boolean } | null;
  /** When the order was placed, epoch milliseconds. */
  readonly orderedAt: number;
  readonly email: string;
  readonly address: Order['address'];
  readonly pieces: readonly {
    readonly title: string;
    readonly sku: string;
    readonly hsn: string;
    readonly quantity: number;
    /** The price of one, tax included, before discounts. */
    readonly pricePaise: Paise;
  }[];
  /** What its pieces cost after discounts. */
  readonly valuePaise: Paise;
  /** What the courier collects in cash; 0 for a parcel that is paid. */
  readonly cashPaise: Paise;
  readonly measures: Measures;
}

/** A parcel that the service has given a tracking number. */
export interface BookedParcel {
  readonly ok: true;
  /** The service's id of the parcel, by which it is finished and withdrawn. */
  readonly serviceId: string;
  readonly tracking: string;
  /** The courier who takes it. */
  readonly courier: string;
}

/** Label and pickup of a booked parcel. */
export interface LabelAndPickup {
  /** The address of the label (PDF); empty while there is none. */
  readonly label: string;
  /** When the courier comes, epoch milliseconds; null while no pickup is confirmed. */
  readonly pickupAt: number | null;
}

/** A parsed webhook. The key is compared before the body is parsed. */
export type TrackingReading =
  | {
      readonly ok: true;
      readonly tracking: string;
      /** Null for a status that the shop does not use. */
      readonly update: TrackingUpdate | null;
    }
  | { readonly ok: false; readonly reject: 'key' | 'shape' };

/** A service that books parcels with couriers; its adapter is in a folder of its name. Every call throws only GatewayError. */
export interface CourierService {
  readonly name: CourierServiceName;
  /** Whether a courier takes a parcel of this weight (grams) to a PIN code, and collects cash there. */
  readonly serviceability: (
    pin: string,
    grams: number,
    isCash: boolean,
  ) => Promise<'served' | Extract<ServiceRefusal, 'pin-not-served' | 'no-cash-there'>>;
  /**
   * Books a parcel, or finds the booking that an earlier attempt made under its reference. A refusal leaves nothing at the
   * service. @throws GatewayError: the outcome is unknown
   */
  readonly book: (
    request: BookingRequest,
  ) => Promise<BookedParcel | { readonly ok: false; readonly refusal: ServiceRefusal }>;
  /** Requests label and pickup unless they are known. Never fails: after an error they stay missing. */
  readonly requestLabelAndPickup: (
    serviceId: string,
    known: LabelAndPickup,
  ) => Promise<LabelAndPickup>;
  /** Withdraws a booking. @throws GatewayError */
  readonly cancel: (reference: string) => Promise<void>;
  /** The page where the shopper follows a parcel. */
  readonly trackingPage: (tracking: string) => string;
  /** Reads a webhook: compares the key in constant time, then parses. */
  readonly readWebhook: (
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ) => TrackingReading;
}

/** What the folder of a courier service exports. */
export interface CourierModule {
  /** The secrets that must exist at deploy time. */
  readonly secrets: readonly ReturnType<typeof defineSecret>[];
  /**
   * The service with the deployed parameters, which have no value before a function runs. `isLocal` allows http addresses of
   * this machine. @throws Error of one sentence that names the variable to fix
   */
  readonly create: (isLocal: boolean) => CourierService;
}
