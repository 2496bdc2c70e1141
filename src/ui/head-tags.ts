/** What a part of a page says of the page as a whole. What is left out is left to whoever stands around it. */
export interface HeadTags {
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
  /** True for a page that search engines should not keep. */
  readonly hidden?: boolean;
  /** The Open Graph type: `website`, `article`, `product`. */
  readonly type?: string;
  /** The picture that stands for the page where it is shared; a path of the site or an address. */
  readonly image?: string;
  /** What the picture shows. */
  readonly imageAlt?: string;
  /** More Open Graph properties by name, such as `product:price:amount`. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Structured data: JSON-LD, already written as text that is safe inside a script element. */
  readonly data?: readonly string[];
}

const parts = new Map<string, HeadTags>();
const readers = new Set<() => void>();
let joined: HeadTags = {};

/** Marks the head elements of a prerendered page, which give way to those of the running app. */
export const PRERENDERED = 'data-prerendered';
const onServer = typeof document === 'undefined';
let due = !onServer && document.querySelector(`[${PRERENDERED}]`) === null;

/**
 * Whether the head is written with the first render. Not where it stands there already, nor where a page is made: there
 * its parts speak first.
 */
export function isHeadDue(): boolean {
  return due;
}

/** Writes the head of a page that is made, after its parts have spoken, and forgets what they said. */
export async function withHeadDue<T>(write: () => Promise<T>): Promise<T> {
  due = true;
  try {
    return await write();
  } finally {
    due = false;
    parts.clear();
    changed();
  }
}

/** Says it at once, where a page is made and no effect runs. */
export function setTagsOnServer(part: string, tags: HeadTags): void {
  if (onServer && !due) setTags(part, tags);
}

/** Says or changes what one part of the page says; a part keeps its place among the others. */
export function setTags(part: string, tags: HeadTags): void {
  parts.set(part, tags);
  changed();
}

/** Takes back what a part has said. */
export function removeTags(part: string): void {
  if (parts.delete(part)) changed();
}

/** What all parts of the page say together. The same object until something changes. */
export function currentTags(): HeadTags {
  return joined;
}

/** Calls `reader` at every change until the returned function is called. */
export function watchTags(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The inner one wins, property by property; structured data adds up. */
export function joinTags(outer: HeadTags, inner: HeadTags): HeadTags {
  return {
    ...outer,
    ...inner,
    // A picture and its words belong together.
    ...(inner.image !== undefined && { imageAlt: inner.imageAlt ?? '' }),
    properties: { ...outer.properties, ...inner.properties },
    data: [...(outer.data ?? []), ...(inner.data ?? [])],
  };
}

function changed(): void {
  joined = [...parts.values()].reduce(joinTags, {});
  for (const reader of [...readers]) reader();
}
