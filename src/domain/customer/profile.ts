import * as v from 'valibot';
import { PictureAddress } from '../picture/picture-address.ts';
import { Line, OptionalMobile } from '../shared/form.ts';
import { Moment } from '../shared/record-fields.ts';

/** A customer's profile, `users/{uid}`. Moments are epoch milliseconds. Holds no role: roles are claims. */
export const ProfileSchema = v.object({
  uid: v.string(),
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  photoURL: v.optional(PictureAddress, ''),
  createdAt: Moment,
});

/** A profile inside the app. */
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** What a customer may change of the profile, as typed. The messages are `FieldFault` codes. */
export const ProfileDraftSchema = v.object({
  name: v.optional(Line(80), ''),
  phone: v.optional(OptionalMobile, ''),
});
