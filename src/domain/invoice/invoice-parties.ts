import type { Billing } from '../customer/billing.ts';
import { STATES, type State, statesOfPin } from '../customer/region.ts';
import type { Invoice } from './invoice.ts';
import { gstinState } from './gstin.ts';

/** Who buys an order, and where it goes. */
export interface OrderParties {
  /** The buyer's GSTIN; empty or absent if unregistered. */
  readonly gstin?: string;
  /** Whom to bill, with a GSTIN; null or absent in orders of before it was asked. */
  readonly billing?: Billing | null;
  readonly address: {
    readonly name: string;
    readonly phone: string;
    readonly pin: string;
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
  };
}

/**
 * Whom to bill: a business in the State of its GSTIN, which is also the place of supply when the goods go elsewhere
 * (IGST Act 2017, section 10(1)(b)); so is a UN body or embassy, whose address on the invoice is in the State of its UIN
 * (section 10(1)(ca)). A number of no State (codes 97 and 99) is billed in the State of its billing PIN code; a private
 * buyer at the delivery address.
 */
export function buyerOf(
  { address, gstin = '', billing }: OrderParties,
  deliveryState: State,
): Invoice['buyer'] {
  const billed = gstin === '' || !billing ? undefined : statesOfPin(billing.pin)[0];
  const state = gstinState(gstin) ?? billed ?? deliveryState;
  return {
    name: billing?.legalName ?? address.name,
    phone: address.phone,
    addressLines: addressLinesOf(billing ?? address),
    state,
    stateCode: STATES[state].gst,
    gstin,
  };
}

/** Where the goods of a business go (CGST Rules 2017, rule 46(o)); null for a private buyer. */
export function shipToOf(
  { address, gstin = '' }: OrderParties,
  state: State,
): NonNullable<Invoice['shipTo']> | null {
  if (gstin === '') return null;
  const { name } = address;
  return { name, addressLines: addressLinesOf(address), state, stateCode: STATES[state].gst };
}

function addressLinesOf({
  line1,
  line2,
  city,
  pin,
}: Pick<OrderParties['address'], 'line1' | 'line2' | 'city' | 'pin'>): string[] {
  return [line1, line2, `${city} ${pin}`].filter((line) => line !== '');
}
