import { useState } from 'react';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import {
  correctionRefusal,
  isSameShipment,
  shipmentOf,
} from '#domain/parcel-handling/correct-tracking.ts';
import type { ParcelMove } from '#domain/parcel-handling/parcel-command.ts';
import type { Parcel } from '#domain/return/parcel.ts';
import { moveParcel } from '#data/admin/orders/parcels.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { shippingWords } from '#text/admin/orders/shipping.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useMay } from '../../frame/use-role.ts';
import { parcelProblem } from '../parcels/parcel-problem.ts';
import { NoteField, StepDialog } from '../StepDialog.tsx';
import { ShipmentFields, typedShipment } from './ShipmentFields.tsx';

interface CorrectTrackingProps {
  order: Order;
  /** The id of one of its parcels; null for an order in a single parcel. */
  parcel: number | null;
  /** What people call the parcel; empty for the order. */
  title?: string;
}

const { correction: own } = shippingWords;

/** Opens the form that corrects courier and tracking number. Nothing where they can't be corrected. */
export function CorrectTracking({ order, parcel, title = '' }: CorrectTrackingProps) {
  const mayPack = useMay('pack');
  const [open, setOpen] = useState(false);
  const isCorrectable = correctionRefusal(order, parcel) === null;
  // An open form stays when the order moves on: what was typed is not lost, and the server says why it is refused.
  if (!mayPack || (!isCorrectable && !open)) return null;
  const label = own.of(title);
  return (
    <div className="mt-2">
      <Button look="quiet" aria-label={label} onClick={() => setOpen(true)}>
        {own.action}
      </Button>
      {open && (
        <CorrectionDialog
          order={order}
          parcel={parcel}
          title={label}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface CorrectionDialogProps extends Required<CorrectTrackingProps> {
  onClose: () => void;
}

function CorrectionDialog({ order, parcel, title, onClose }: CorrectionDialogProps) {
  // As it was opened: the fields are prefilled once.
  const [shipment] = useState(() => shipmentOf(order, parcel));
  const form = useForm<ParcelMove>({
    check: (typed) => checkCorrection(typed, shipment, { orderId: order.id, parcel }),
    async send(request) {
      const problem = parcelProblem(await moveParcel(request));
      if (problem !== null) return { problem };
      toast(own.done);
      onClose();
      return null;
    },
  });
  return (
    <StepDialog form={form} title={title} confirm={own.action} onClose={onClose}>
      <p>{own.lead}</p>
      <ShipmentFields form={form} shipment={shipment} />
      <NoteField form={form} />
    </StepDialog>
  );
}

function checkCorrection(
  typed: FormValues,
  before: Parcel | null,
  place: { readonly orderId: string; readonly parcel: number | null },
): FormCheck<ParcelMove> {
  const note = (typed['note'] ?? '').trim();
  const errors: Record<string, string> = {};
  if (note.length > NOTE_LETTERS.note) errors['note'] = moveWords.moves.tooLong;
  const shipment = typedShipment(typed, errors);
  if (isSameShipment(before, shipment)) errors['tracking'] ??= own.unchanged;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { ...place, step: 'correct-tracking', shipment, note } };
}
