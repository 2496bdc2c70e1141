import { FindOrder } from '#features/orders/list/FindOrder.tsx';
import { PhoneHelp } from '#features/seller/PhoneHelp.tsx';

/** The order look-up, with the shop's phone. */
export function FindOrderPart() {
  return <FindOrder help={<PhoneHelp />} />;
}
