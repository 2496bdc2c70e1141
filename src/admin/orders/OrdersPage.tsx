import { words } from '#text/en/admin.ts';

/** The orders of the shop. */
export default function OrdersPage() {
  return <h1 className="text-2xl">{words.tabs.orders}</h1>;
}
