import { useState } from 'react';
import {
  COUPON_FIELDS,
  type CouponDraft,
  type CouponField,
  parseCouponForm,
  couponFormValues,
} from '#domain/checkout/coupon-form.ts';
import { words } from '#text/admin/coupons.ts';
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
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { CouponPreview } from './CouponPreview.tsx';
import { ProductChoice } from './ProductChoice.tsx';

interface CouponFormProps {
  label: string;
  /** Initial values of the form; null for an empty one. */
  draft: CouponDraft | null;
  /** The code of an existing coupon, which cannot change. */
  fixedCode?: string;
  submit: string;
  send: (draft: CouponDraft) => Promise<Problem>;
  onDirty?: (dirty: boolean) => void;
  /** Further actions beside the save button. */
  children?: Elements;
}

const OPTIONAL: readonly CouponField[] = [
  'most',
  'minimum',
  'firstOrder',
  'from',
  'until',
  'mostUses',
  'mostUsesEach',
];
const KINDS = (['percent', 'amount', 'delivery'] as const).map((value) => ({
  value,
  label: words.kinds[value],
}));
const CUSTOMERS = (['', 'first'] as const).map((value) => ({
  value,
  label: words.firstOrder[value],
}));
const HINTS: Readonly<Partial<Record<CouponField, string>>> = words.hints;

/** The form of a coupon, with a preview of its discount. */
export function CouponForm({
  label,
  draft,
  fixedCode,
  submit,
  send,
  onDirty,
  children,
}: CouponFormProps) {
  const first = couponFormValues(draft);
  const [typed, setTyped] = useState<FormValues>(first);
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  const read = (values: FormValues) =>
    parseCouponForm({ ...values, ...(fixedCode && { code: fixedCode }) }, draft?.active ?? true);
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
  const { kind } = typed;
  // The discount can be computed without a code, too.
  const previewResult = read({ ...typed, code: typed['code'] || 'PREVIEW' });
  const fields = COUPON_FIELDS.filter(
    (name) =>
      !(name === 'code' && fixedCode) &&
      !(name === 'amount' && kind !== 'amount') &&
      !((name === 'percent' || name === 'most') && kind !== 'percent'),
  );
  return (
    <form
      {...form.props}
      aria-label={label}
      className="mt-4 grid max-w-4xl gap-5"
      onInput={(event) => {
        form.props.onInput(event);
        const values = formValues(event.currentTarget);
        setTyped({ ...typed, ...values });
        reportDirty(
          Object.entries(values).some(([name, text]) => first[name as CouponField] !== text),
        );
      }}
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        {fields.map((name) =>
          name === 'products' ? (
            <ProductChoice
              key={name}
              name={name}
              label={words.labels.products}
              none={words.products.all}
              typed={typed[name] ?? ''}
              error={form.errors[name]}
              onChange={(products) => {
                setTyped({ ...typed, products });
                reportDirty(true);
              }}
            />
          ) : (
            <Field
              key={name}
              form={form}
              name={name}
              label={words.labels[name]}
              defaultValue={typed[name] ?? ''}
              autoComplete="off"
              {...typeOf(name)}
              {...(HINTS[name] && { hint: HINTS[name] })}
              {...(OPTIONAL.includes(name) && { optional: words.optional })}
              {...(name === 'kind' && { options: KINDS })}
              {...(name === 'firstOrder' && { options: CUSTOMERS })}
            />
          ),
        )}
      </div>
      <CouponPreview draft={previewResult.ok ? previewResult.value : null} />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.saving : submit}
        </Button>
        {children}
      </div>
    </form>
  );

  function reportDirty(now: boolean): void {
    setDirty(now);
    onDirty?.(now);
  }
}

function typeOf(name: CouponField) {
  if (name === 'from' || name === 'until') return { type: 'datetime-local' };
  if (name === 'code') return { autoCapitalize: 'characters', spellCheck: false };
  return name === 'kind' || name === 'firstOrder' ? {} : { inputMode: 'decimal' as const };
}
