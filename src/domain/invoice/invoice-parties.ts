import type { Billing } from '../customer/billing.ts';
import { STATES, type State, statesOfPin } from '../customer/region.ts';
import type { Invoice } from './invoice.ts';
import { gstinState } from './gstin.ts';

/** The buyer of an order, and its delivery address. */
export interface OrderParties {
  /** The buyer's GSTIN; empty or absent if unregistered. */
  readonly gstin?: string;
  /**
   * The billing details of a business; null or absent without a GSTIN, and in orders placed before the checkout asked.
   */
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
 * The buyer to bill.
 * A business is billed in the State of its GSTIN, which is also the place of supply when the goods go to another State
 * (IGST Act 2017, section 10(1)(b)). A UN body or embassy is billed in the State of its UIN, the State of its address
 * on the invoice (section 10(1)(ca)). A number that belongs to no State (codes 97 and 99) takes the State of its
 * billing PIN code. A private buyer is billed at the delivery address.
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

/** The delivery address of a business (CGST Rules 2017, rule 46(o)); null for a private buyer. */
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
