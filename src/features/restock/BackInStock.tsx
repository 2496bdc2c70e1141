import { useEffect, useRef, useState } from 'react';
import { checkForm } from '#domain/core/form.ts';
import type { Product } from '#domain/product/product.ts';
import { RestockFormSchema } from '#domain/stock/restock.ts';
import { notifyWhenBack } from '#data/catalog/restock.ts';
import { useSession } from '#data/react/use-session.ts';
import { failureSentences } from '#text/site/failures.ts';
import { emailOffer, inWords } from '#text/site/forms.ts';
import { productWords } from '#text/shop/product.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useDepartures } from '#ui/form/use-departures.ts';
import { useForm } from '#ui/form/use-form.ts';

export interface BackInStockProps {
  product: Pick<Product, 'slug' | 'title'>;
}

const words = productWords.backInStock;

/** Form for one letter when a sold-out product is back. */
export function BackInStock({ product: { slug } }: BackInStockProps) {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const departures = useDepartures(user?.uid ?? null);
  const [notedEmail, setNotedEmail] = useState('');
  const receipt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notedEmail) receipt.current?.focus();
  }, [notedEmail]);

  const form = useForm<{ email: string }>({
    check: (typed) => inWords(checkForm(RestockFormSchema, typed)),
    send: async ({ email }) => {
      const answer = await notifyWhenBack({ slug, email });
      if (!answer.ok) {
        const { code } = answer.failure;
        return { problem: code === 'unavailable' ? words.unsure : failureSentences[code] };
      }
      if (answer.value.outcome !== 'noted')
        return { problem: words.problems[answer.value.outcome] };
      setNotedEmail(email);
      return null;
    },
  });

  if (notedEmail) {
    return (
      <section className="rounded-card bg-leaf-tint px-4 py-3">
        <p ref={receipt} tabIndex={-1} className="font-semibold outline-none">
          {words.done(notedEmail)}
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="back-in-stock">
      <h2 id="back-in-stock" className="text-lg">
        {words.title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{words.text}</p>
      {/* What is typed stays while the session becomes known, and goes with who signs out. */}
      <form key={departures} {...form.props} className="grid max-w-md gap-4">
        <EmailField
          form={form}
          label={words.email}
          defaultValue={user?.email ?? ''}
          offer={emailOffer}
        />
        <div>
          <FormProblem form={form} />
          <Button type="submit" look="quiet" aria-disabled={form.pending}>
            {form.pending ? words.sending : words.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
