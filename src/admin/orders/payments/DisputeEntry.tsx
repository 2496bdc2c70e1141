import { type Dispute, isPending } from '#domain/payment/dispute.ts';
import { formatMoment } from '#text/dates.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Entry } from './Entries.tsx';

interface DisputeEntryProps {
  dispute: Dispute;
}

const { dispute: own } = moveWords;

/** One phase of a dispute: amount, state and the required action. */
export function DisputeEntry({ dispute }: DisputeEntryProps) {
  const { id, phase, state, amount, currency, respondByAt, at } = dispute;
  const sum = currency === 'INR' ? formatMoney(paise(amount)) : `${amount / 100} ${currency}`;
  const isUrgent = isPending(dispute) || state === 'lost';
  const deadline =
    isPending(dispute) && respondByAt !== null ? own.respondBy(formatMoment(respondByAt)) : '';
  return (
    <Entry
      head={`${own.phases[phase]} of ${sum}: ${own.states[state]}`}
      rest={[formatMoment(at), id].filter(Boolean).join(' · ')}
      urgent={isUrgent}
    >
      <p className="mt-1">{[own.todo[state], deadline].filter(Boolean).join(' ')}</p>
    </Entry>
  );
}
