import * as v from 'valibot';
import { Line, OptionalMobile } from './form.ts';

/** A customer's profile, `users/{uid}`. Moments are epoch milliseconds. Holds no role: roles are claims. */
export const ProfileSchema = v.object({
  uid: v.string(),
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  photoURL: v.optional(v.string(), ''),
  createdAt: v.pipe(v.number(), v.finite()),
});

/** A profile inside the app. */
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** The letter that stands for somebody without a photo: the first of the name with its signs, `F` without a name. */
export function initialOf(name: string): string {
  const letter = /\p{L}\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? 'F';
  return letter.toUpperCase();
}

/** What a customer may change of the profile, as typed. The messages are `FieldFault` codes. */
export const ProfileDraftSchema = v.object({
  name: v.optional(Line(80), ''),
  phone: v.optional(OptionalMobile, ''),
});
