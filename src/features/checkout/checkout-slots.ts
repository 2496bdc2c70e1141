import { type ComponentType, createContext, useContext } from 'react';
import type { Result } from '#domain/core/result.ts';
import type { Address, AddressDraft } from '#domain/customer/address.ts';
import type { Order } from '#domain/order/order.ts';
import type { Form } from '#ui/form/use-form.ts';
import type { AddressValues } from './address/AddressPart.tsx';

/** Components of other features that the checkout renders. The page provides them. */
interface CheckoutSlots {
  /** The fields of an address, inside the checkout's form. `required` marks required fields. */
  readonly AddressFields: ComponentType<{
    form: Form;
    initial: AddressValues;
    required: string;
  }>;
  /** The form of an address of the book. */
  readonly AddressForm: ComponentType<{
    initial: Partial<Address>;
    save: (draft: AddressDraft) => Promise<Result<void>>;
    onSaved: () => void;
    onCancel: () => void;
  }>;
  /** Asks whether to cancel an unpaid order. */
  readonly CancelDialog: ComponentType<{ order: Order; onClose: () => void }>;
}

export const CheckoutSlotsContext = createContext<CheckoutSlots | null>(null);

/** The components that the page provides. @throws Error outside of a `CheckoutSlotsContext` */
export function useCheckoutSlots(): CheckoutSlots {
  const slots = useContext(CheckoutSlotsContext);
  if (!slots) throw new Error('the checkout needs a CheckoutSlotsContext');
  return slots;
}
