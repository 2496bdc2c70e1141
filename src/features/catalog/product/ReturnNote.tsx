import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { productWords } from '#text/shop/product.ts';

/** Return period and costs next to the price, as rule 5(3) of the E-Commerce Rules 2020 requires. */
export function ReturnNote() {
  const { title, unopened, faulty, more } = productWords.returns;
  return (
    <section aria-label={title} className="mt-5 flex gap-3 text-sm">
      <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div>
        <p>{unopened}</p>
        <p>{faulty}</p>
        <Link
          to={`${paths.shipping}#returns`}
          className="inline-block py-1 font-semibold text-leaf underline underline-offset-4"
        >
          {more}
        </Link>
      </div>
    </section>
  );
}
