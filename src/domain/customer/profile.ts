import * as v from 'valibot';
import { PictureAddress } from '../picture/picture-address.ts';
import { OptionalMobile } from './mobile.ts';
import { OptionalPersonName } from './person-name.ts';
import { Moment } from '../core/record-fields.ts';

/** A customer's profile, `users/{uid}`. Times are epoch milliseconds. Contains no role: roles are claims. */
export const ProfileSchema = v.object({
  uid: v.string(),
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  photoURL: v.optional(PictureAddress, ''),
  createdAt: Moment,
});

/** A profile. */
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** The fields that a customer may edit, as typed. The messages are `FieldFault` codes. */
export const ProfileDraftSchema = v.object({
  name: v.optional(OptionalPersonName, ''),
  phone: v.optional(OptionalMobile, ''),
});
