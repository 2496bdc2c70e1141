import * as v from 'valibot';
import { Count, Moment, Text } from '../core/record-fields.ts';
import { type ContentPart, CONTENT_PARTS, type PartContent } from './parts.ts';
import type { ContentFault } from './content-text.ts';

/** Maximum versions that the staff area lists. */
export const MAX_VERSIONS_SHOWN = 30;

/**
 * `content/{part}`: the current content of a part, and `content/{part}/versions/{number}`: each version of it, which
 * never changes. A value of null stands for the built-in words. Written by `saveContent` alone.
 */
export const ContentRecordSchema = v.object({
  id: Text(40),
  version: Count,
  /** Checked by the schema of its part. */
  value: v.nullable(v.unknown()),
  at: Moment,
  /** Earlier versions of a policy, the newest first. */
  earlier: v.optional(v.array(v.object({ version: Count, effectiveOn: Text(10) })), []),
});

/**
 * `content/{part}/authors/{number}`: who wrote a version. Apart from it, because everyone reads the versions of policies.
 * `email` is the address at that time.
 */
export const ContentAuthorSchema = v.object({
  id: Text(40),
  by: Text(128),
  email: v.optional(Text(254), ''),
  version: Count,
});

/** The author of a version. */
export type ContentAuthor = v.InferOutput<typeof ContentAuthorSchema>;

/** A part's current content, or one version of it. */
export type ContentRecord = v.InferOutput<typeof ContentRecordSchema>;

/** An earlier version of a policy; 0 is the built-in one. */
export type EarlierVersion = ContentRecord['earlier'][number];

/** The id of a version's document: in the order of its numbers. */
export function versionId(version: number): string {
  return String(version).padStart(6, '0');
}

/** A request to `saveContent`. */
export const SaveContentSchema = v.strictObject({
  part: v.picklist(CONTENT_PARTS),
  /** The version that was edited; 0 before the first. */
  base: v.pipe(Count, v.maxValue(900_000)),
  /** Null for the built-in words. Checked by the schema of the part. */
  value: v.nullable(v.unknown()),
});

/** A valid request. */
export type SaveContentRequest = v.InferOutput<typeof SaveContentSchema>;

/** The answer of `saveContent`; refusals write nothing. */
export type SaveContentAnswer =
  | { readonly outcome: 'saved'; readonly version: number }
  | {
      readonly outcome: 'refused';
      /**
       * Another person has saved; the caller's role may not write this part; too large for a document; products have a
       * category that was removed.
       */
      readonly refusal: 'changed' | 'owner-only' | 'too-large' | 'category-in-use';
    }
  | {
      readonly outcome: 'refused';
      readonly refusal: 'faults';
      /** By the path of the field, with dots. */
      readonly faults: Readonly<Record<string, ContentFault>>;
    };

/** A checked part: its content, or the first fault of each field by its path. */
export type CheckedContent<P extends ContentPart> =
  | { readonly ok: true; readonly value: PartContent<P> }
  | { readonly ok: false; readonly faults: Readonly<Record<string, ContentFault>> };
