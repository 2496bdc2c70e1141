import { useRef, useState } from 'react';
import { type BundleDraft, PARTS } from '#domain/bundle/bundle.ts';
import { bundleFormValues, parseBundleForm, partField } from '#domain/bundle/bundle-form.ts';
import type { BundledProduct } from '#domain/bundle/bundle-offer.ts';
import { words } from '#text/admin/bundles.ts';
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
import { BundlePreview } from './BundlePreview.tsx';
import { PartRow } from './PartRow.tsx';
import { ProductSearch } from '../products/ProductSearch.tsx';
import { useBundledProducts } from './use-bundled-products.ts';

interface BundleFormProps {
  label: string;
  /** Initial values of the form; null for an empty one. */
  draft: BundleDraft | null;
  submit: string;
  send: (draft: BundleDraft) => Promise<Problem>;
  onDirty?: (dirty: boolean) => void;
  /** Further actions beside the save button. */
  children?: Elements;
}

/** The form of a bundle, with a preview of what shoppers see. */
export function BundleForm({ label, draft, submit, send, onDirty, children }: BundleFormProps) {
  const first = bundleFormValues(draft);
  const [slugs, setSlugs] = useState<readonly string[]>(
    () => draft?.parts.map(({ slug }) => slug) ?? [],
  );
  const [typed, setTyped] = useState<FormValues>(first);
  const [found, setFound] = useState<ReadonlyMap<string, BundledProduct>>(new Map());
  const [dirty, setDirty] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(dirty);
  // A product that was just found shows at once; its live document follows.
  const products = new Map([...found, ...useBundledProducts(slugs)]);
  const read = (values: FormValues) =>
    parseBundleForm({ ...values, ...slugValues(slugs) }, draft?.active ?? true);
  const form = useForm({
    check(values) {
      const outcome = read(values);
      if (outcome.ok) return outcome;
      const errors = Object.entries(outcome.faults).map(
        ([name, fault]) => [name, words.fault(fault)] as const,
      );
      return { ok: false as const, errors: Object.fromEntries(errors) };
    },
    async send(value) {
      const problem = await send(value);
      if (problem === null) report(false);
      return problem;
    },
  });
  const preview = read({ ...typed, title: typed['title']?.trim() || '–' });
  const places = slugs.map((slug, place) => ({ slug, place }));
  return (
    <form
      {...form.props}
      ref={element}
      aria-label={label}
      className="mt-4 grid max-w-4xl gap-5"
      onInput={(event) => {
        form.props.onInput(event);
        changed(slugs);
      }}
    >
      <Field
        form={form}
        name="title"
        label={words.labels.title}
        defaultValue={first['title'] ?? ''}
        autoComplete="off"
        hint={words.hints.title}
      />
      {places.length > 0 && (
        <ul className="grid gap-3">
          {places.map(({ slug, place }) => (
            <PartRow
              key={slug}
              form={form}
              place={place}
              slug={slug}
              product={products.get(slug)}
              quantity={quantityOf(slug)}
              onRemove={() => changed(slugs.filter((other) => other !== slug))}
            />
          ))}
        </ul>
      )}
      {slugs.length < PARTS.most && (
        <ProductSearch
          name={partField.slug(slugs.length)}
          error={form.errors[partField.slug(slugs.length)]}
          chosen={slugs}
          onChoose={(product) => {
            setFound(new Map([...found, [product.slug, product]]));
            changed([...slugs, product.slug]);
          }}
        />
      )}
      <div className="max-w-60">
        <Field
          form={form}
          name="saving"
          label={words.labels.saving}
          defaultValue={first['saving'] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          hint={words.hints.saving}
        />
      </div>
      <BundlePreview draft={preview.ok ? preview.value : null} products={products} />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.saving : submit}
        </Button>
        {children}
      </div>
    </form>
  );

  function quantityOf(slug: string): number {
    return draft?.parts.find((part) => part.slug === slug)?.quantity ?? 1;
  }

  function changed(next: readonly string[]): void {
    setSlugs(next);
    // The rows of the new products are in the form after the next render.
    queueMicrotask(() => {
      if (!element.current) return;
      const values = { ...first, ...formValues(element.current), ...slugValues(next) };
      setTyped(values);
      report(Object.entries(first).some(([name, text]) => values[name] !== text));
    });
  }

  function report(now: boolean): void {
    setDirty(now);
    onDirty?.(now);
  }
}

/** The values of the product fields, which the form holds as state. */
function slugValues(slugs: readonly string[]): FormValues {
  return Object.fromEntries(
    Array.from({ length: PARTS.most }, (_, place) => [partField.slug(place), slugs[place] ?? '']),
  );
}
