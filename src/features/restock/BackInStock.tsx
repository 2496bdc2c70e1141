import { useEffect, useRef, useState } from 'react';
import { checkForm } from '#domain/core/form.ts';
import { ticketNumber } from '#domain/content/message.ts';
import type { Product } from '#domain/product/product.ts';
import { type RestockRequest, RestockWishSchema, restockMessage } from '#domain/stock/restock.ts';
import { sendMessageOnline } from '#data/content/messages.ts';
import { useSession } from '#data/query/use-query.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { inWords } from '#text/en/site/forms.ts';
import { productWords } from '#text/en/shop/product.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';

export interface BackInStockProps {
  product: Pick<Product, 'slug' | 'title'>;
}

/** Form for a back-in-stock notification. It sends a message to the shop, which staff answer. */
export function BackInStock({ product }: BackInStockProps) {
  const words = productWords.backInStock;
  const session = useSession();
  const [sentRequest, setSentRequest] = useState<{ email: string; ticket: string } | null>(null);
  // The same request reuses its ticket number, so that it arrives once.
  const known = useRef<{ wish: string; ticket: string } | null>(null);
  const receipt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentRequest) receipt.current?.focus();
  }, [sentRequest]);

  const form = useForm<RestockRequest>({
    check: (typed) => inWords(checkForm(RestockWishSchema, typed)),
    send: async (wish) => {
      const key = JSON.stringify(wish);
      if (known.current?.wish !== key) {
        const ticket = ticketNumber(crypto.getRandomValues(new Uint8Array(8)));
        known.current = { wish: key, ticket };
      }
      const { ticket } = known.current;
      const sent = await sendMessageOnline(ticket, restockMessage(wish, product, words));
      if (sent.ok) {
        setSentRequest({ email: wish.email, ticket });
        return null;
      }
      const { code } = sent.failure;
      return { problem: code === 'unavailable' ? words.unsure : failureSentences[code] };
    },
  });

  if (sentRequest) {
    return (
      <section className="rounded-card bg-leaf-tint px-4 py-3">
        <p ref={receipt} tabIndex={-1} className="font-semibold outline-none">
          {words.done(sentRequest.email)}
        </p>
        <p className="text-sm">{words.ticket(sentRequest.ticket)}</p>
      </section>
    );
  }
  const user = session.state === 'signed-in' ? session.user : { name: '', email: '' };
  return (
    <section aria-labelledby="back-in-stock">
      <h2 id="back-in-stock" className="text-lg">
        {words.title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{words.text}</p>
      {/* Remounts with the user's name and address once the session is known. */}
      <form key={user.email} {...form.props} className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          form={form}
          name="name"
          label={words.name}
          autoComplete="name"
          defaultValue={user.name}
        />
        <Field
          form={form}
          name="email"
          type="email"
          label={words.email}
          autoComplete="email"
          inputMode="email"
          defaultValue={user.email}
        />
        <div className="sm:col-span-2">
          <FormProblem form={form} />
          <Button type="submit" look="quiet" aria-disabled={form.pending}>
            {form.pending ? words.sending : words.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
