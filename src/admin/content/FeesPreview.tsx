import { type WeightCharge, weightCharge } from '#domain/checkout/totals.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import type { PartContent } from '#domain/shop-content/parts.ts';
import { productCount, weighedProductCount } from '#data/admin/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { contentWords } from '#text/admin/content/content.ts';
import { kilograms } from '#text/orders/delivery-name.ts';
import { FactList } from '#ui/content/FactList.tsx';

interface FeesPreviewProps {
  /** As typed, so it may break the rules of its schema. */
  fees: PartContent<'fees'>;
}

const { weight: own } = contentWords;

/** Delivery charges: States with their own, and what sample carts pay for their weight. */
export function FeesPreview({ fees: { states, weight } }: FeesPreviewProps) {
  const charges = weight.filter(
    (charge) => Object.values(charge).every(Number.isInteger) && charge.stepGrams > 0,
  );
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold">{contentWords.generalFee}</p>
        <FactList
          facts={states.map(({ state, feePaise }, index) => ({
            name: state || `${index + 1}`,
            value: Number.isInteger(feePaise) ? formatMoney(paise(feePaise)) : '',
          }))}
        />
      </div>
      {charges.map((charge) => (
        <div key={JSON.stringify(charge)}>
          <p className="font-semibold">{own.heading}</p>
          <FactList facts={samples(charge)} />
        </div>
      ))}
      {weight.length > 0 && <Unweighed />}
    </div>
  );
}

/** What weight adds to carts at the included weight, just above it, and just above the first step. */
function samples(weight: WeightCharge) {
  const { includedGrams, stepGrams } = weight;
  const above = includedGrams + Math.min(100, stepGrams);
  return [includedGrams, above, above + stepGrams].map((grams) => ({
    name: own.cart(kilograms(grams)),
    value: own.extra(formatMoney(weightCharge(grams, weight))),
  }));
}

/** How many products have no weight yet; nothing while unknown, or if all have one. */
function Unweighed() {
  const all = useQuery(productCount);
  const weighed = useQuery(weighedProductCount);
  if (all.state !== 'ready' || weighed.state !== 'ready' || all.data <= weighed.data) return null;
  return <p className="text-clay">{own.unweighed(all.data - weighed.data, all.data)}</p>;
}
