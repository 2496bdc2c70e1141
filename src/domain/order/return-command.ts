import * as v from 'valibot';
import { Line, LongText } from '../core/form.ts';
import { RETURN_REASONS } from '../return/return-policy.ts';
import {
  ReceivedItemSchema,
  RETURN_LETTERS,
  ReturnItemSchema,
  type ReturnRequest,
} from '../return/return-request.ts';
import type { ReturnStepRefusal } from './move-return.ts';
import { TransferReference, TypedParcelSchema } from './order-command.ts';
import { OrderId, type OrderStatus } from './order.ts';
import type { PhotoFileRefusal } from '../photo/photo.ts';
import { PhotoId } from '../photo/photo-request.ts';
import type { ReturnRefusal } from './request-return.ts';
import type { PhotoRemovalRefusal, ReturnPhotoRefusal } from './return-photos.ts';

const { text, batch, note } = RETURN_LETTERS;

/** Most lines of a request; an order has no more. */
const MOST_LINES = 200;

/** A list in which each line occurs once. */
const ByLine = <S extends v.GenericSchema<{ line: number }>>(entry: S) =>
  v.pipe(
    v.array(entry),
    v.minLength(1),
    v.maxLength(MOST_LINES),
    v.check(
      (items) => new Set(items.map(({ line }) => line)).size === items.length,
      'a line twice',
    ),
  );

const Note = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(note));

const Ticket = v.pipe(v.string(), v.regex(/^FR-[0-9A-Z]{8}-R\d{1,2}$/u));

/** A request to return pieces of an order. */
export const ReturnCommandSchema = v.strictObject({
  orderId: OrderId,
  /** Whether the caller acts as staff, which needs a role. */
  asStaff: v.optional(v.boolean(), false),
  /** Created once per request, so that a double click asks once. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,40}$/u)),
  items: ByLine(v.strictObject(ReturnItemSchema.entries)),
  reason: v.picklist(RETURN_REASONS),
  /** Whether the packs are unopened, by the shopper's word. */
  sealed: v.optional(v.boolean(), false),
  batch: v.optional(Line(batch), ''),
  text: v.optional(v.union([v.literal(''), LongText(1, text)]), ''),
});

/** A request to return pieces. */
export type ReturnCommand = Readonly<v.InferInput<typeof ReturnCommandSchema>>;

const place = { orderId: OrderId, ticket: Ticket };

/** A step of staff with a return request. */
export const ReturnMoveSchema = v.variant('step', [
  /** With the address to send it to or the day of the pickup, for the customer. */
  v.strictObject({ ...place, step: v.literal('approve'), note: Note }),
  /** With the reason, for the customer. */
  v.strictObject({ ...place, step: v.literal('refuse'), note: Note }),
  v.strictObject({ ...place, step: v.literal('send') }),
  v.strictObject({
    ...place,
    step: v.literal('receive'),
    received: ByLine(v.strictObject(ReceivedItemSchema.entries)),
  }),
  v.strictObject({
    ...place,
    step: v.literal('refund'),
    /** The bank's reference of money that staff have transferred. */
    reference: v.optional(TransferReference),
  }),
  v.strictObject({ ...place, step: v.literal('replace'), parcel: TypedParcelSchema }),
]);

/** A step of staff with a return request. */
export type ReturnMove = Readonly<v.InferInput<typeof ReturnMoveSchema>>;

/** A photograph of a return request, in the shopper's upload. */
export const ReturnPhotoSchema = v.strictObject({
  ...place,
  photo: PhotoId,
  /** The file, in base64. */
  file: v.string(),
});

/** An upload of a photograph. */
export type ReturnPhotoUpload = v.InferOutput<typeof ReturnPhotoSchema>;

/** The result of an upload. */
export type ReturnPhotoAnswer =
  | { readonly outcome: 'added' }
  | {
      readonly outcome: 'refused';
      readonly refusal: ReturnPhotoRefusal | PhotoFileRefusal | 'not-found' | 'too-many';
    };

/** A removal of a photograph. */
export const PhotoRemovalSchema = v.strictObject({
  ...place,
  photo: PhotoId,
  /** Whether the caller acts as staff, which needs a role. */
  asStaff: v.optional(v.boolean(), false),
});

/** A removal of a photograph. */
export type PhotoRemoval = v.InferInput<typeof PhotoRemovalSchema>;

/** The result of a removal; what is removed already is `removed`. */
export type PhotoRemovalAnswer =
  | { readonly outcome: 'removed' }
  | { readonly outcome: 'refused'; readonly refusal: PhotoRemovalRefusal | 'not-found' };

/** The result of a request: its ticket number, or the refusal. */
export type ReturnAnswer =
  | { readonly outcome: 'requested'; readonly ticket: ReturnRequest['ticket'] }
  | {
      readonly outcome: 'refused';
      readonly refusal: ReturnRefusal | 'not-found' | 'too-many';
    };

/** The result of a step. */
export type ReturnMoveAnswer =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'refused'; readonly refusal: ReturnStepRefusal | 'not-found' };
