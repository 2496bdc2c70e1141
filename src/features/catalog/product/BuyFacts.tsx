import { BadgeCheck, type LucideIcon, Truck, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReturnTerms } from '#data/react/use-return-terms.ts';
import { buyFactWords as own } from '#text/shop/buy-facts.ts';
import { productWords } from '#text/shop/product.ts';
import { words } from '#text/site/shell.ts';
import type { Elements } from '#ui/content/elements.ts';
import { PaymentMarks } from '#ui/images/PaymentMarks.tsx';

interface BuyFactsProps {
  product: Pick<Product, 'productClass' | 'licenceNumber'>;
}

/**
 * What a shopper asks before paying: when it leaves, whether it can go back, who licensed it, and how to pay. The return
 * period and its costs stand next to the price as rule 5(3) of the E-Commerce Rules 2020 requires.
 */
export function BuyFacts({ product: { productClass, licenceNumber } }: BuyFactsProps) {
  const { kinds } = productWords;
  const settings = useQuery(storeSettings);
  const { returnDays } = useReturnTerms();
  const days = settings.state === 'loading' ? undefined : settings.data?.delivery.days.dispatch;
  return (
    <section aria-label={own.title} className="mt-5 text-sm">
      <ul className="grid gap-3">
        {days !== undefined && (
          <Fact icon={Truck}>
            <p>{own.dispatch(days)}</p>
          </Fact>
        )}
        <Fact icon={Undo2}>
          <p>{own.unopened(returnDays)}</p>
          <p>{own.faulty}</p>
          <Link
            to={`${paths.shipping}#returns`}
            className="inline-block py-1 font-semibold text-leaf underline underline-offset-4"
          >
            {own.more}
          </Link>
        </Fact>
        {licenceNumber && (
          <Fact icon={BadgeCheck}>
            <p>{kinds[productClass]}</p>
            <p className="[overflow-wrap:anywhere]">{licenceNumber}</p>
          </Fact>
        )}
      </ul>
      <div className="mt-4">
        <PaymentMarks label={words.footer.payments} />
      </div>
    </section>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: Elements }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
