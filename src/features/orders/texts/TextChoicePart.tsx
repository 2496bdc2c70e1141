import { useRef, useState } from 'react';
import { formatPhone } from '#domain/customer/phone.ts';
import type { Order } from '#domain/order/order.ts';
import { textChoiceOf } from '#domain/text-message/text-consent.ts';
import { type TextChannel, textNumber } from '#domain/text-message/text-message.ts';
import { textChannelsOn } from '#domain/text-message/text-settings.ts';
import { storeSettings } from '#data/content/settings.ts';
import { chooseTexts } from '#data/orders/text-choice.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/orders/text-choice.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface TextChoicePartProps {
  order: Pick<Order, 'id' | 'address' | 'test' | 'textChoice'>;
}

/** A switch for each channel of text messages that the shop has turned on. Nothing while it has none. */
export function TextChoicePart({ order }: TextChoicePartProps) {
  const settings = useQuery(storeSettings);
  const [sent, setSent] = useState<Partial<Record<TextChannel, boolean>>>({});
  const [problem, setProblem] = useState('');
  const busy = useRef(false);
  const channels = textChannelsOn((settings.state !== 'loading' && settings.data) || {});
  const { id, address, test } = order;
  if (channels.length === 0 || test || textNumber(address.phone) === null) return null;
  // The order follows its own listener; until then the switch shows what was sent.
  const choice = { ...textChoiceOf(order), ...sent };

  async function choose(channel: TextChannel, on: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    setSent({ [channel]: on });
    const answer = await chooseTexts({ orderId: id, channel, on });
    busy.current = false;
    setSent({});
    if (answer.ok && answer.value.outcome === 'saved') return;
    setProblem(
      answer.ok && answer.value.outcome === 'refused'
        ? words.failed[answer.value.refusal]
        : failureSentences[answer.ok ? 'unavailable' : answer.failure.code],
    );
  }

  return (
    <section>
      <h2 className="mb-4 text-xl">{words.title}</h2>
      <p className="amount mb-2 max-w-prose text-ink-soft">
        {words.lead(formatPhone(address.phone))}
      </p>
      {channels.map((channel) => (
        <label key={channel} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={choice[channel]}
            onChange={({ target }) => void choose(channel, target.checked)}
            className="size-5 accent-(--leaf)"
          />
          <span>{words.channel[channel]}</span>
        </label>
      ))}
      <ErrorMessage look="plain" className="mt-2 text-clay empty:hidden">
        {problem}
      </ErrorMessage>
    </section>
  );
}
