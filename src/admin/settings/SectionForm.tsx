import { useState } from 'react';
import { COURIER_SERVICE_NAMES, courierServiceProfile } from '#domain/booking/courier-services.ts';
import {
  SETTING_FIELDS,
  type SettingField,
  type SettingSection,
} from '#domain/site/settings-fields.ts';
import { valueAt } from '#domain/site/field-path.ts';
import { FEE_RULES } from '#domain/site/setting-readers.ts';
import { parseSection, sectionFormValues } from '#domain/site/settings-form.ts';
import { STATE_NAMES } from '#domain/customer/region.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { isFoodSold } from '#data/admin/food-licence.ts';
import { saveSection } from '#data/admin/settings.ts';
import { words } from '#text/admin/settings.ts';
import { giftWords } from '#text/admin/catalogue/chosen-product.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Form, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { ProductField } from '../products/ProductField.tsx';

interface SectionFormProps {
  section: SettingSection;
  /** Initial values, and the base of comparison for a save. */
  base: StoreSettings | null;
  onDirty: (dirty: boolean) => void;
  /** Called with the fields of a save, so that its own snapshot is recognised. */
  onSaving: (fields: Readonly<Record<string, unknown>>) => void;
}

/** The seller's FSSAI licence, which a seller of food needs (Food Safety and Standards Act 2006, section 31). */
const LICENCE = 'tax.fssai';

/** One section of the settings: edited, validated, saved. */
export function SectionForm({ section, base, onDirty, onSaving }: SectionFormProps) {
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  const typed = sectionFormValues(base, section);
  const form = useForm({
    check(values) {
      const read = parseSection(section, values);
      if (read.ok) return { ok: true as const, value: read.fields };
      const errors = Object.entries(read.faults).map(([path, fault]) => [path, words.fault(fault)]);
      return { ok: false as const, errors: Object.fromEntries(errors) as Record<string, string> };
    },
    async send(fields) {
      if (valueAt(fields, LICENCE) === '') {
        const foodSold = await isFoodSold();
        if (!foodSold.ok) return { problem: failureSentences[foodSold.failure.code] };
        if (foodSold.value) {
          return { problem: words.foodLicence, errors: { [LICENCE]: words.foodLicence } };
        }
      }
      onSaving(fields);
      const result = await saveSection(section, fields, base);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      if (result.value === 'changed') return { problem: words.changedProblem };
      reportDirty(false);
      toast(words.saved(section));
      return null;
    },
  });
  return (
    <form
      {...form.props}
      aria-label={words.sections[section].title}
      onInput={(event) => {
        form.props.onInput(event);
        const values = new FormData(event.currentTarget);
        reportDirty(Object.entries(typed).some(([path, text]) => values.get(path) !== text));
      }}
      className="grid gap-5"
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        {SETTING_FIELDS[section].map((field) => {
          const { path, kind } = field;
          const text = typed[path] ?? '';
          return kind === 'product' ? (
            <ProductField
              key={path}
              form={form}
              name={path}
              slug={text}
              words={giftWords}
              onChange={(slug) => reportDirty(slug !== text)}
            />
          ) : (
            <SettingInput key={path} form={form} field={field} text={text} />
          );
        })}
      </div>
      <FormProblem form={form} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={form.pending}>
          <span>{form.pending ? words.saving : words.save}</span>
          <span className="sr-only">{`: ${words.sections[section].title}`}</span>
        </Button>
        <p role="status" className="text-ink-soft">
          {dirty && words.dirty}
        </p>
      </div>
    </form>
  );

  function reportDirty(now: boolean): void {
    setDirty(now);
    onDirty(now);
  }
}

interface SettingInputProps {
  form: Form;
  field: SettingField;
  text: string;
}

function SettingInput({ form, field: { path, kind, required }, text }: SettingInputProps) {
  const options = optionsOf(kind);
  const isNumber = ['rupees', 'latitude', 'longitude', 'percent'].includes(kind);
  const hint = words.hints[path];
  return (
    <Field
      form={form}
      name={path}
      label={words.labels[path] ?? path}
      defaultValue={text}
      autoComplete="off"
      {...(!required && { optional: words.optional })}
      {...(hint && { hint })}
      {...(options && { options })}
      {...(path === 'seller.address' && { rows: 3 })}
      {...(isNumber && { inputMode: 'decimal' as const })}
    />
  );
}

function optionsOf(kind: SettingField['kind']) {
  const first = { value: '', label: words.choose };
  if (kind === 'state') {
    return [first, ...STATE_NAMES.map((state) => ({ value: state, label: state }))];
  }
  if (kind === 'on-off') {
    return [
      { value: '', label: words.off },
      { value: 'on', label: words.on },
    ];
  }
  if (kind === 'courier') {
    return [
      { value: '', label: words.byHand },
      ...COURIER_SERVICE_NAMES.map((value) => ({
        value,
        label: words.withService(courierServiceProfile(value).title),
      })),
    ];
  }
  if (kind !== 'fee-rule') return undefined;
  return [first, ...FEE_RULES.map((rule) => ({ value: rule, label: words.feeRules[rule] }))];
}
