import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { productWords } from '#text/shop/product.ts';
import { Fold } from '#ui/content/Fold.tsx';

/** The seller and the grievance officer, folded, from the live settings. */
export function SellerPart() {
  const { soldBy, grievance, grievanceText, write } = productWords;
  return (
    <>
      <Fold title={<h2 className="text-xl">{soldBy}</h2>}>
        <SellerCard />
      </Fold>
      <Fold title={<h2 className="text-xl">{grievance}</h2>}>
        <p className="text-ink-soft">{grievanceText}</p>
        <GrievanceCard />
        <Link
          to={`${paths.contact}?topic=product`}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {write}
        </Link>
      </Fold>
    </>
  );
}
