import { Check, Pause, Undo2, X, type LucideIcon } from 'lucide-react';
import type { ProgressStep } from '#domain/order/order-progress.ts';
import { formatWeekday } from '#text/dates.ts';
import { words } from '#text/orders/orders.ts';

interface OrderTrackerProps {
  steps: readonly ProgressStep[];
  /** The last days of steps ahead, epoch milliseconds. */
  expected: Readonly<Partial<Record<ProgressStep['step'], number>>>;
}

const { progress: own } = words;

const END_ICONS: Partial<Record<ProgressStep['step'], LucideIcon>> = {
  cancelled: X,
  expired: X,
  refunded: X,
  returning: Undo2,
  lost: X,
  returned: Undo2,
  disputed: Pause,
  'dispute-lost': Pause,
};

/**
 * The steps of an order with their dates: below each other on phones, else in a row. Icons, lines and weights carry the
 * state without colour.
 */
export function OrderTracker({ steps, expected }: OrderTrackerProps) {
  return (
    <ol aria-label={own.title} className="sm:grid sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => (
        <li
          key={step.step}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex min-h-10 gap-3 pb-3 last:min-h-0 last:pb-0 sm:block sm:pr-4 sm:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute top-7 bottom-1 left-[calc(var(--spacing)*3-1px)] border-l-2 sm:top-[calc(var(--spacing)*3-1px)] sm:right-1 sm:bottom-auto sm:left-7 sm:border-t-2 sm:border-l-0 ${steps[index + 1]?.state === 'ahead' ? 'border-dashed border-edge' : 'border-leaf'}`}
            />
          )}
          <Marker step={step} />
          <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 sm:mt-2 sm:block">
            <span
              className={`block leading-snug ${step.state === 'current' ? 'font-semibold' : step.state === 'ahead' ? 'text-ink-soft' : ''}`}
            >
              <span>{own.steps[step.step]}</span>
              {step.state === 'ahead' && <span className="sr-only">{`, ${own.ahead}`}</span>}
            </span>
            <StepDay step={step} expected={expected} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Marker({ step: { step, state } }: { step: ProgressStep }) {
  const Icon = END_ICONS[step] ?? Check;
  const isEnd = step in END_ICONS;
  const look =
    state === 'ahead'
      ? 'border-edge'
      : isEnd
        ? 'border-ink-soft bg-tint text-ink-soft'
        : 'border-leaf bg-leaf text-ground';
  return (
    <span
      aria-hidden
      className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${look}`}
    >
      {state !== 'ahead' && (
        <Icon
          className="size-4"
          strokeWidth={Icon === Pause ? 1 : 3}
          fill={Icon === Pause ? 'currentColor' : 'none'}
        />
      )}
    </span>
  );
}

/** The day of a step; its line stays empty until the journal is known, so that nothing moves then. */
function StepDay({
  step: { step, state, at },
  expected,
}: Pick<OrderTrackerProps, 'expected'> & { step: ProgressStep }) {
  const moment = at ?? (state === 'ahead' ? expected[step] : undefined);
  return (
    <span className="amount block min-h-[1lh] text-sm leading-snug text-ink-soft">
      {moment !== undefined && (
        <time dateTime={new Date(moment).toISOString()}>
          {at === null ? own.by(formatWeekday(moment)) : formatWeekday(moment)}
        </time>
      )}
    </span>
  );
}
