import { createSubscribable } from '#domain/core/subscribable.ts';

/** Head tags set by a part of a page. Missing properties come from the enclosing part. */
export interface HeadTags {
  /** Without the site's name, which `HeadRoot` adds. */
  readonly title?: string;
  readonly description?: string;
  /** True for a page that search engines must not index. */
  readonly hidden?: boolean;
  /** The Open Graph type: `website`, `article`, `product`. */
  readonly type?: string;
  /** Preview image for shared links: a site path or a URL. */
  readonly image?: string;
  /** Alt text of the image. */
  readonly imageAlt?: string;
  /** More Open Graph properties by name, such as `product:price:amount`. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Structured data: JSON-LD, escaped for a script element. */
  readonly data?: readonly string[];
}

const parts = new Map<string, HeadTags>();
const { subscribe, notify } = createSubscribable();
let merged: HeadTags = {};

/** Marks the head elements of a prerendered page; the running app replaces them. */
export const PRERENDERED = 'data-prerendered';
let isDue = false;

/** Whether prerendering writes the head: after the body, whose parts set their tags first. */
export function isHeadDue(): boolean {
  return import.meta.env.SSR && isDue;
}

/** Writes the head of a prerendered page after its parts have set their tags, then clears the tags. */
export async function withHeadDue<T>(write: () => Promise<T>): Promise<T> {
  isDue = true;
  try {
    return await write();
  } finally {
    isDue = false;
    parts.clear();
    update();
  }
}

/** Sets tags during prerendering, where effects do not run. */
export function setTagsOnServer(part: string, tags: HeadTags): void {
  if (import.meta.env.SSR && !isDue) setTags(part, tags);
}

/** Sets the tags of one part; it keeps its position among the parts. */
export function setTags(part: string, tags: HeadTags): void {
  parts.set(part, tags);
  update();
}

/** Removes the tags of a part. */
export function removeTags(part: string): void {
  if (parts.delete(part)) update();
}

/** The merged tags of all parts; the same object until something changes. */
export function currentTags(): HeadTags {
  return merged;
}

/** Calls a listener on every change. Returns an unsubscribe function. */
export const watchTags = subscribe;

/** Merges tags: the inner ones win, property by property; structured data accumulates. */
export function joinTags(outer: HeadTags, inner: HeadTags): HeadTags {
  return {
    ...outer,
    ...inner,
    // A new image must not keep the outer image's alt text.
    ...(inner.image !== undefined && { imageAlt: inner.imageAlt ?? '' }),
    properties: { ...outer.properties, ...inner.properties },
    data: [...(outer.data ?? []), ...(inner.data ?? [])],
  };
}

function update(): void {
  merged = [...parts.values()].reduce(joinTags, {});
  notify();
}
