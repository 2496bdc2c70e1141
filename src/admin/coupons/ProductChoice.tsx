import { useBundledProducts } from '../bundles/use-bundled-products.ts';
import { ProductSearch } from '../products/ProductSearch.tsx';
import { couponSlugs } from '#domain/checkout/coupon-form.ts';
import { words } from '#text/admin/coupons.ts';
import { Button } from '#ui/form/Button.tsx';

interface ProductChoiceProps {
  /** The field of the form. */
  name: string;
  label: string;
  /** Said while none is chosen. */
  none: string;
  /** The chosen slugs, with spaces between, as the form holds them. */
  typed: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** The products that a discount is for: found by name, one row each. */
export function ProductChoice({ name, label, none, typed, error, onChange }: ProductChoiceProps) {
  const slugs = couponSlugs(typed);
  const products = useBundledProducts(slugs);
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-semibold">{label}</legend>
      <input type="hidden" name={name} value={typed} />
      {slugs.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="divide-y divide-hairline">
        {slugs.map((slug) => {
          const title = products.get(slug)?.title ?? slug;
          return (
            <li key={slug} className="flex items-center justify-between gap-4 py-1">
              <span className="[overflow-wrap:anywhere]">{title}</span>
              <Button
                look="quiet"
                aria-label={words.products.remove(title)}
                onClick={() => onChange(slugs.filter((other) => other !== slug).join(' '))}
              >
                {words.products.removeDo}
              </Button>
            </li>
          );
        })}
      </ul>
      <ProductSearch
        name={`${name}-search`}
        error={error}
        chosen={slugs}
        onChoose={({ slug }) => onChange([...slugs, slug].join(' '))}
      />
    </fieldset>
  );
}
