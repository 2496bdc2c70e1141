import { useListAddress } from '../list/use-list-address.ts';
import { CouponDesk } from './CouponDesk.tsx';
import { CouponList } from './CouponList.tsx';
import { NewCoupon } from './NewCoupon.tsx';

/** What `open` says for a coupon that is yet to be made; no code has small letters. */
const NEW = 'new';

/** The coupons: their list, the one that the address opens, or a new one. */
export default function CouponsPage() {
  const address = useListAddress();
  const open = address.get('open');
  const openOther = (next: string): void => address.set({ open: next, like: '' });
  const openCreated = (next: string): void => address.set({ open: next, like: '' }, 'replace');
  if (open === '') return <CouponList address={address} onNew={() => openOther(NEW)} />;
  if (open === NEW) return <NewCoupon like={address.get('like')} onOpen={openCreated} />;
  return (
    <CouponDesk key={open} code={open} onDuplicate={() => address.set({ open: NEW, like: open })} />
  );
}
