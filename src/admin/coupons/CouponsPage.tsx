import { words } from '#text/en/admin.ts';

/** Coupons. */
export default function CouponsPage() {
  return <h1 className="text-2xl">{words.tabs.coupons}</h1>;
}
