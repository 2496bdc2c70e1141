import { useState } from 'react';
import {
  categoryChoice,
  type OfferField,
  offerFields,
  offerFormValues,
  parseOfferForm,
} from '#domain/offer/offer-form.ts';
import { MAX_OFFER_TITLE, type OfferDraft } from '#domain/offer/offer.ts';
import { OFFER_KINDS } from '#domain/bundle/granted-saving.ts';
import { useCategoryIds } from '../products/use-category-ids.ts';
import { words } from '#text/admin/offers.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import {
  formValues,
  type FormProblem as Problem,
  type FormValues,
  useForm,
} from '#ui/form/use-form.ts';
import { ProductChoice } from '../coupons/ProductChoice.tsx';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { OfferPreview } from './OfferPreview.tsx';

interface OfferFormProps {
  label: string;
  /** Initial values of the form; null for a new offer. */
  draft: OfferDraft | null;
  submit: string;
  send: (draft: OfferDraft) => Promise<Problem>;
  onDirty?: (dirty: boolean) => void;
  /** Further actions beside the save button. */
  children?: Elements;
}

const { goods, kinds, worths } = words;
interface Option {
  readonly value: string;
  readonly label: string;
}

type Options = Readonly<Partial<Record<OfferField, readonly Option[]>>>;

/** The choices of the selects. A category that the shop no longer has stays with the offer that names it. */
function optionsOf(categories: readonly string[], first: FormValues): Options {
  const known = categories.map((label) => ({ value: categoryChoice(label), label }));
  const own = (name: 'buy' | 'get'): readonly Option[] => {
    const value = first[name] ?? '';
    const isGone = value.includes(' ') && known.every((one) => one.value !== value);
    return [
      { value: 'products', label: goods.products },
      { value: 'all', label: goods.all },
      ...known,
      ...(isGone ? [{ value, label: value.slice(categoryChoice('').length) }] : []),
    ];
  };
  return {
    kind: OFFER_KINDS.map((value) => ({ value, label: kinds[value] })),
    buy: own('buy'),
    get: [{ value: 'same', label: goods.same }, ...own('get')],
    worth: (['percent', 'amount'] as const).map((value) => ({ value, label: worths[value] })),
  };
}

const OPTIONAL: readonly OfferField[] = [
  ...(['most', 'from2', 'off2', 'from3', 'off3', 'from', 'until'] as const),
];
const HINTS: Readonly<Partial<Record<OfferField, string>>> = words.hints;

/** The form of an automatic offer, with what it does in words. */
export function OfferForm({ label, draft, submit, send, onDirty, children }: OfferFormProps) {
  const first = offerFormValues(draft);
  const [typed, setTyped] = useState<FormValues>(first);
  const [dirty, setDirty] = useState(false);
  // Each step has a row of its own.
  const isTiered = typed['kind'] === 'tiered';
  const options = optionsOf(useCategoryIds(), first);
  useUnsaved(dirty);
  const read = (values: FormValues) =>
    parseOfferForm({ ...typed, ...values }, draft?.active ?? true);
  const form = useForm({
    check(values) {
      const outcome = read(values);
      if (outcome.ok) return outcome;
      const errors = Object.entries(outcome.faults).map(([name, fault]) => [
        name,
        words.fault(fault),
      ]);
      return { ok: false as const, errors: Object.fromEntries(errors) as Record<string, string> };
    },
    async send(value) {
      const problem = await send(value);
      if (problem === null) reportDirty(false);
      return problem;
    },
  });
  // What an offer does can be said without a title, too.
  const preview = read({ title: typed['title'] || '–' });
  return (
    <form
      {...form.props}
      aria-label={label}
      className="mt-4 grid max-w-4xl gap-5"
      onInput={(event) => {
        form.props.onInput(event);
        change(formValues(event.currentTarget));
      }}
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        {offerFields(typed).map((name) =>
          name === 'buyProducts' || name === 'getProducts' ? (
            <ProductChoice
              key={name}
              name={name}
              label={words.labels[name]}
              none={goods.none}
              typed={typed[name] ?? ''}
              error={form.errors[name]}
              onChange={(slugs) => change({ [name]: slugs })}
            />
          ) : (
            <div key={name} className={name === 'worth' && isTiered ? 'md:col-span-2' : ''}>
              <Field
                form={form}
                name={name}
                label={words.labels[name]}
                defaultValue={typed[name] ?? ''}
                autoComplete="off"
                {...typeOf(name, options[name])}
                {...(HINTS[name] && { hint: HINTS[name] })}
                {...(isOptional(name) && { optional: words.optional })}
                {...(options[name] && { options: options[name] })}
              />
            </div>
          ),
        )}
      </div>
      <OfferPreview terms={preview.ok ? preview.value.terms : null} />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.saving : submit}
        </Button>
        {children}
      </div>
    </form>
  );

  function isOptional(name: OfferField): boolean {
    const isMinimum = name === 'from1' && typed['kind'] === 'prepaid';
    return OPTIONAL.includes(name) || (isMinimum && typed['worth'] !== 'amount');
  }

  function change(values: FormValues): void {
    setTyped({ ...typed, ...values });
    reportDirty(
      Object.entries(values).some(
        ([name, text]) => name in first && first[name as OfferField] !== text,
      ),
    );
  }

  function reportDirty(now: boolean): void {
    setDirty(now);
    onDirty?.(now);
  }
}

function typeOf(name: OfferField, options: readonly Option[] | undefined) {
  if (name === 'from' || name === 'until') return { type: 'datetime-local' };
  if (name === 'title') return { maxLength: MAX_OFFER_TITLE };
  return options ? {} : { inputMode: 'decimal' as const };
}
