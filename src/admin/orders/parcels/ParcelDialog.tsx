import type { ParcelMove } from '#domain/parcel-handling/parcel-command.ts';
import { isLostParcel } from '#domain/return/returned-parcel.ts';
import { moveParcel } from '#data/admin/orders/parcels.ts';
import { parcelsWords as own } from '#text/admin/orders/parcels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { GoodsFields, UndeliveredField } from '../returns/ParcelFields.tsx';
import { ShipmentFields } from '../shipping/ShipmentFields.tsx';
import { NoteField, StepDialog } from '../StepDialog.tsx';
import { parcelProblem } from './parcel-problem.ts';
import { checkParcelMove, consequence, needsReference, type ParcelStep } from './parcel-step.ts';

interface ParcelDialogProps extends ParcelStep {
  /** What people call it. */
  title: string;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms a step with one parcel and asks for its fields. */
export function ParcelDialog({ title, onDone, onClose, ...parcelStep }: ParcelDialogProps) {
  const { order, parcel, step } = parcelStep;
  const form = useForm<ParcelMove>({
    check: (typed) => checkParcelMove(typed, parcelStep),
    async send(request) {
      const problem = parcelProblem(await moveParcel(request));
      if (problem !== null) return { problem };
      toast(own.done[step]);
      onDone();
      onClose();
      return null;
    },
  });
  return (
    <StepDialog
      form={form}
      title={own.stepOf(step, title)}
      confirm={own.steps[step]}
      isGrave={step === 'check-in'}
      onClose={onClose}
    >
      <p>{consequence(parcelStep)}</p>
      {step === 'ship' && <ShipmentFields form={form} />}
      {step === 'turn-back' && <UndeliveredField form={form} />}
      {step === 'check-in' && (
        <GoodsFields form={form} order={order} pieces={parcel.items} lost={isLostParcel(parcel)} />
      )}
      {needsReference(parcelStep) && <ReferenceField form={form} />}
      <NoteField form={form} />
    </StepDialog>
  );
}
