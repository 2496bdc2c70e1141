import { useListAddress } from '../list/use-list-address.ts';
import { useMay } from '../frame/use-role.ts';
import { NewOrderPage } from './new/NewOrderPage.tsx';
import { OrderListPage } from './list/OrderListPage.tsx';
import { OrderDetailPage } from './detail/OrderDetailPage.tsx';
import { PackingSlip } from './detail/PackingSlip.tsx';
import { TaxReports } from './TaxReports.tsx';

/** The orders of the shop: the list, or the view that the address opens. */
export default function OrdersPage() {
  const address = useListAddress();
  const seesMoney = useMay('see-money');
  const open = address.get('open');
  const view = address.get('view');
  if (open && view === 'slip') return <PackingSlip orderId={open} />;
  if (open) return <OrderDetailPage key={open} orderId={open} />;
  if (view === 'new') return <NewOrderPage />;
  if (view === 'reports' && seesMoney) return <TaxReports />;
  return <OrderListPage />;
}
