import { formatMoney } from '#domain/money/money.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { kilograms } from '#text/orders/delivery-name.ts';
import { sellerWords } from '#text/site/seller.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { LiveSettings } from './LiveSettings.tsx';

/** The current delivery costs, from the same settings as the cart. */
export function DeliveryCosts() {
  return (
    <LiveSettings lines={3}>
      {({ shipping, content }) => (
        <FactList
          facts={[
            ...costs(shipping),
            ...statesOf(shipping, content?.fees),
            ...byWeight(shipping, content?.fees),
          ]}
        />
      )}
    </LiveSettings>
  );
}

function costs({ freeFromPaise, feePaise, codFeePaise }: StoreSettings['shipping']) {
  const { below, from, any, cash, free } = sellerWords.delivery;
  const fee = feePaise === 0 ? free : formatMoney(feePaise);
  const delivery =
    freeFromPaise === 0
      ? [{ name: any, value: free }]
      : [
          { name: below(formatMoney(freeFromPaise)), value: fee },
          { name: from(formatMoney(freeFromPaise)), value: free },
        ];
  return [
    ...delivery,
    { name: cash, value: codFeePaise === 0 ? free : formatMoney(codFeePaise) },
  ].map(({ name, value }) => ({ name, value: <span className="amount">{value}</span> }));
}

type Fees = NonNullable<StoreSettings['content']>['fees'];

/** What delivery costs in States with a charge of their own. */
function statesOf({ freeFromPaise }: StoreSettings['shipping'], fees: Fees) {
  if (freeFromPaise === 0) return [];
  const { inState, free } = sellerWords.delivery;
  return (fees?.states ?? []).map(({ state, feePaise }) => ({
    name: inState(state),
    value: <span className="amount">{feePaise === 0 ? free : formatMoney(feePaise)}</span>,
  }));
}

/** What weight adds below free delivery. */
function byWeight({ freeFromPaise }: StoreSettings['shipping'], fees: Fees) {
  if (freeFromPaise === 0) return [];
  const { above, perStep } = sellerWords.delivery;
  return (fees?.weight ?? []).map(({ includedGrams, stepGrams, stepPaise }) => ({
    name: above(kilograms(includedGrams)),
    value: <span className="amount">{perStep(formatMoney(stepPaise), kilograms(stepGrams))}</span>,
  }));
}
