import { ChevronLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { rememberPrint } from '#data/admin/orders/printed-papers.ts';
import { orderById } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { printedParcels } from '#domain/shipping/packing.ts';
import { words } from '#text/admin/orders.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { transactionFor } from '../transaction-for.ts';
import { useMay } from '../../frame/use-role.ts';
import { SlipSheet } from '../print/SlipSheet.tsx';

interface PackingSlipProps {
  orderId: string;
}

const { slip: own } = words;

/** The packing slip of one order, to read and to print. */
export function PackingSlip({ orderId }: PackingSlipProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const orderQuery = useQuery(orderById(orderId));
  const moneyQuery = useQuery(transactionFor(orderId, useMay('see-money')));
  if (orderQuery.state === 'failed') return <ReadProblem failure={orderQuery.error} />;
  // Without its refunds the slip would list products that must not be packed.
  if (moneyQuery.state === 'failed') return <ReadProblem failure={moneyQuery.error} />;
  if (orderQuery.state === 'loading' || moneyQuery.state === 'loading')
    return <Skeleton className="h-60" />;
  const order = orderQuery.data;
  if (!order) return <p>{words.detail.unknown}</p>;
  query.delete('view');
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link
          to={`?${query}`}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" />
          <span>{own.back}</span>
        </Link>
        <Button
          onClick={() => {
            rememberPrint('slips', [order]);
            window.print();
          }}
        >
          {own.print}
        </Button>
      </p>
      {printedParcels(order).map((printed) => (
        <div key={printed.place} className="mb-10 break-after-page last:break-after-auto">
          <SlipSheet order={order} printed={printed} transaction={moneyQuery.data} />
        </div>
      ))}
    </>
  );
}
