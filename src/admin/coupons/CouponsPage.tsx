import { NEW_RECORD } from '#domain/staff/admin-area.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { CouponDetailPage } from './CouponDetailPage.tsx';
import { CouponList } from './CouponList.tsx';
import { NewCoupon } from './NewCoupon.tsx';

/** Codes have no lower-case letters. */
const NEW = NEW_RECORD.coupons;

/** The coupons: the list, the coupon that the address opens, or a new one. */
export default function CouponsPage() {
  const address = useListAddress();
  const open = address.get('open');
  const openOther = (next: string): void => address.set({ open: next, like: '' });
  const openCreated = (next: string): void => address.set({ open: next, like: '' }, 'replace');
  if (open === '') return <CouponList address={address} onNew={() => openOther(NEW)} />;
  if (open === NEW) return <NewCoupon like={address.get('like')} onOpen={openCreated} />;
  return (
    <CouponDetailPage
      key={open}
      code={open}
      onDuplicate={() => address.set({ open: NEW, like: open })}
    />
  );
}
