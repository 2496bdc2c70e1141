import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { productPathOf } from '#domain/review/review.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { useQuery } from '#data/react/use-query.ts';

interface ProductLinkProps {
  /** The path of a review or a question. */
  path: string;
}

/** Link to the product of a review or question, by its title once loaded. */
export function ProductLink({ path }: ProductLinkProps) {
  const slug = productPathOf(path);
  const product = useQuery(liveProduct(slug));
  return (
    <Link
      to={paths.product(slug)}
      className="inline-flex min-h-8 items-center [overflow-wrap:anywhere] text-leaf underline underline-offset-4"
    >
      {product.state === 'ready' && product.data ? product.data.title : slug}
    </Link>
  );
}
