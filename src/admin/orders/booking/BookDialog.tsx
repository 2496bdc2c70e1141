import { type BookRequest, MEASURE_LIMITS } from '#domain/booking/booking.ts';
import {
  type CourierServiceName,
  courierServiceProfile,
} from '#domain/booking/courier-services.ts';
import { bookParcel } from '#data/admin/orders/bookings.ts';
import { lastBox } from '#data/admin/orders/device-settings.ts';
import { words as accountWords } from '#text/account/account.ts';
import { bookingProblem, bookingWords as own } from '#text/admin/orders/booking.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { failureSentences } from '#text/site/failures.ts';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';

interface BookDialogProps {
  orderId: string;
  /** The id of the parcel; null for the only one. */
  parcel: number | null;
  service: CourierServiceName;
  /** What the products weigh, in grams; null while unknown. */
  grams: number | null;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

const EDGES = ['length', 'breadth', 'height'] as const;

/** Asks for weight and box of a packed parcel, and books it. */
export function BookDialog({
  orderId,
  parcel,
  service,
  grams,
  title,
  onDone,
  onClose,
}: BookDialogProps) {
  const { title: serviceTitle } = courierServiceProfile(service);
  const form = useForm<BookRequest['measures']>({
    check: checkMeasures,
    async send(measures) {
      const answer = await bookParcel({ orderId, parcel, measures });
      if (!answer.ok) {
        const { code } = answer.failure;
        const isUnsure = code === 'unavailable';
        return {
          problem: isUnsure ? bookingProblem('no-answer', serviceTitle) : failureSentences[code],
        };
      }
      if (answer.value.outcome === 'refused') {
        return { problem: bookingProblem(answer.value.refusal, serviceTitle) };
      }
      const { grams: _, ...box } = measures;
      lastBox.write(
        Object.fromEntries(Object.entries(box).map(([name, edge]) => [name, String(edge)])),
      );
      const { tracking, hasLabel } = answer.value;
      toast(hasLabel ? own.done(tracking) : own.doneWithoutLabel(tracking));
      onDone();
      onClose();
      return null;
    },
  });
  useUnsaved(form.unsent);
  const box = lastBox.read();
  return (
    <Dialog
      title={title}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending}
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-4">
        <p>{own.lead}</p>
        <Field
          form={form}
          name="grams"
          label={own.grams}
          {...(grams !== null && { hint: own.gramsHint })}
          defaultValue={grams === null ? '' : String(grams)}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-3">
          {EDGES.map((edge) => (
            <Field
              key={edge}
              form={form}
              name={edge}
              label={own.edges[edge]}
              defaultValue={box[edge] ?? ''}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={form.pending}>
            {form.pending ? own.pending : own.book(serviceTitle)}
          </Button>
          <Button look="quiet" aria-disabled={form.pending} onClick={onClose}>
            {moveWords.moves.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function checkMeasures(typed: FormValues): FormCheck<BookRequest['measures']> {
  const errors: Record<string, string> = {};
  const read = (name: string, most: number): number => {
    const text = (typed[name] ?? '').trim();
    const value = /^\d{1,6}$/u.test(text) ? Number(text) : 0;
    if (value < 1 || value > most) errors[name] = own.whole(most.toLocaleString('en-IN'));
    return value;
  };
  const { grams, edge } = MEASURE_LIMITS;
  const value = {
    grams: read('grams', grams),
    length: read('length', edge),
    breadth: read('breadth', edge),
    height: read('height', edge),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}
