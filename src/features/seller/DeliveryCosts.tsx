import { offersCash } from '#domain/checkout/offers-cash.ts';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { kilograms } from '#text/orders/delivery-name.ts';
import { deliveryCosts as own } from '#text/site/delivery-costs.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { LiveSettings } from './LiveSettings.tsx';

/** The current delivery costs, from the same settings as the cart. */
export function DeliveryCosts() {
  return (
    <LiveSettings lines={3}>
      {(settings) => (
        <FactList
          facts={costs(settings).map(([name, value]) => ({
            name,
            value: <span className="amount">{value}</span>,
          }))}
        />
      )}
    </LiveSettings>
  );
}

/** Names and amounts: general charges, States with their own, what weight adds, and cash on delivery. */
function costs({
  shipping,
  delivery,
  content,
}: StoreSettings): readonly (readonly [string, string])[] {
  const { freeFromPaise, feePaise, codFeePaise } = shipping;
  const { states = [], weight = [] } = content?.fees ?? {};
  const cash = offersCash(delivery) ? [[own.cash, amount(codFeePaise)] as const] : [];
  if (freeFromPaise === 0) return [[own.any, own.free], ...cash];
  return [
    [own.below(formatMoney(freeFromPaise)), amount(feePaise)],
    [own.from(formatMoney(freeFromPaise)), own.free],
    ...states.map((row) => [own.inState(row.state), amount(row.feePaise)] as const),
    ...weight.map(
      ({ includedGrams, stepGrams, stepPaise }) =>
        [
          includedGrams === 0 ? own.byWeight : own.above(kilograms(includedGrams)),
          own.perStep(formatMoney(stepPaise), kilograms(stepGrams)),
        ] as const,
    ),
    ...cash,
  ];
}

function amount(fee: Paise): string {
  return fee === 0 ? own.free : formatMoney(fee);
}
