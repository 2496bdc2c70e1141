import { CalendarDays, Check, type LucideIcon, X } from 'lucide-react';
import { formatMoney } from '#domain/money/money.ts';
import { pricePerDay } from '#domain/pricing/daily-price.ts';
import type { Product } from '#domain/product/product.ts';
import { productWords } from '#text/shop/product.ts';
import type { Elements } from '#ui/content/elements.ts';

interface ForWhomProps {
  product: Pick<Product, 'suits' | 'avoidIf' | 'lastsDays' | 'price'>;
}

/** Answers three questions of a shopper: is it for me, is it not for me, and how long does a pack last? */
export function ForWhom({ product }: ForWhomProps) {
  const { suits, avoidIf, lastsDays } = product;
  const daily = pricePerDay(product);
  const { forWhom: words } = productWords;
  if (!suits && !avoidIf && lastsDays === undefined) return null;
  return (
    <section aria-label={words.label} className="mt-6 rounded-card bg-leaf-tint px-4 py-3">
      <dl className="grid gap-2">
        {suits && (
          <Answer icon={Check} name={words.suits}>
            {suits}
          </Answer>
        )}
        {avoidIf && (
          <Answer icon={X} name={words.avoidIf}>
            {avoidIf}
          </Answer>
        )}
        {lastsDays !== undefined && (
          <Answer icon={CalendarDays} name={words.lasts}>
            <span>{words.days(lastsDays)}</span>
            {daily !== null && (
              <span className="amount">{` · ${words.perDay(formatMoney(daily))}`}</span>
            )}
          </Answer>
        )}
      </dl>
    </section>
  );
}

interface AnswerProps {
  icon: LucideIcon;
  name: string;
  children: Elements | string;
}

function Answer({ icon: Icon, name, children }: AnswerProps) {
  return (
    <div className="flex gap-3">
      <dt className="flex w-24 shrink-0 gap-3 font-semibold">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>{name}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
