import * as v from 'valibot';
import {
  type CarriedContent,
  CarriedContentSchema,
  type ContentPart,
} from '#domain/shop-content/parts.ts';
import { isSlug } from '#domain/product/slug.ts';
import { plainFields, type RestFields } from './rest-values.ts';

/** The source of the catalogue: a real project, or the emulator at a host with its port. */
export interface CatalogSource {
  readonly projectId: string;
  readonly emulator?: string;
}

/** A document: its fields as the app's parsers take them, times in epoch milliseconds. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Names of timestamp fields; as numbers they look like any other. */
  readonly moments: ReadonlySet<string>;
}

/** All data of prerendered pages, as any visitor may read it. */
export interface Catalogue {
  /** When the reading began, in epoch milliseconds: later changes are missing. */
  readonly readAt: number;
  /** By the path of the collection. */
  readonly collections: ReadonlyMap<string, readonly StoredDocument[]>;
}

/** The pages whose words the owner edits in a document of their own. */
const PAGE_PARTS = [
  'faq',
  'about',
  'terms',
  'shipping',
  'privacy',
] as const satisfies readonly ContentPart[];

/** Documents per query; the rules allow 1,000. */
const PAGE = 300;
const PATIENCE_MS = 20_000;

/**
 * Reads active products, published articles, bundles on offer, the settings and the words of pages, as any visitor may.
 * @throws Error with one sentence when that cannot be read.
 */
export async function readCatalogue(source: CatalogSource): Promise<Catalogue> {
  const readAt = Date.now();
  const products = await listed(source, 'products', ACTIVE);
  const blogs = await listed(source, 'blogs', LIVE);
  const bundles = await listed(source, 'bundles', ACTIVE, () => true);
  const settings = await named(source, 'settings', 'store');
  const content = await Promise.all(PAGE_PARTS.map((part) => named(source, 'content', part)));
  return {
    readAt,
    collections: new Map([
      ['products', products],
      ['blogs', blogs],
      ['bundles', bundles],
      ['settings', settings],
      ['content', content.flat()],
    ]),
  };
}

/** What the owner has edited of the parts in the settings; nothing in a new shop. */
export function carriedContent({ collections }: Catalogue): Partial<CarriedContent> {
  const [settings] = collections.get('settings') ?? [];
  const content = v.safeParse(CarriedContentSchema, settings?.fields['content']);
  return content.success ? content.output : {};
}

interface Filter {
  readonly field: string;
  readonly is: Readonly<Record<string, string | boolean>>;
  /** A timestamp field that must lie in the past. */
  readonly before?: string;
}

const ACTIVE: Filter = { field: 'active', is: { booleanValue: true } };
const LIVE: Filter = { field: 'status', is: { stringValue: 'published' }, before: 'publishedAt' };

interface RestDocument {
  readonly name: string;
  readonly fields?: RestFields;
}

/** A row of Firestore's response; the last row of an empty response holds no document. */
interface Row {
  readonly document?: RestDocument;
}

/** Every document that a visitor may list, page by page, without credentials. */
async function listed(
  source: CatalogSource,
  collection: string,
  filter: Filter,
  isId: (id: string) => boolean = isSlug,
): Promise<StoredDocument[]> {
  const fetched: RestDocument[] = [];
  for (let after: RestDocument | undefined; ;) {
    const structuredQuery = queryFor(collection, filter, after);
    const rows = await ask<Row[]>(source, ':runQuery', collection, { structuredQuery });
    const documents = (rows ?? []).flatMap(({ document }) => document ?? []);
    fetched.push(...documents);
    after = documents.at(-1);
    if (documents.length < PAGE || after === undefined) break;
  }
  return fetched.map(stored).filter(({ id }) => isId(id));
}

/** One document, or none when it does not exist. */
async function named(
  source: CatalogSource,
  collection: string,
  id: string,
): Promise<StoredDocument[]> {
  const document = await ask<RestDocument>(source, `/${collection}/${id}`, collection);
  return document ? [stored(document)] : [];
}

function stored({ name, fields = {} }: RestDocument): StoredDocument {
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    fields: plainFields(fields),
    moments: new Set(
      Object.keys(fields).filter((field) => 'timestampValue' in (fields[field] ?? {})),
    ),
  };
}

function filterOf(field: string, op: string, value: Readonly<Record<string, unknown>>) {
  return { fieldFilter: { field: { fieldPath: field }, op, value } };
}

function queryFor(
  collection: string,
  { field, is, before }: Filter,
  after: RestDocument | undefined,
): object {
  // Firestore requires the field of a range filter as the first order.
  const order = [...(before ? [before] : []), '__name__'];
  const now = new Date().toISOString();
  return {
    from: [{ collectionId: collection }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          filterOf(field, 'EQUAL', is),
          ...(before ? [filterOf(before, 'LESS_THAN_OR_EQUAL', { timestampValue: now })] : []),
        ],
      },
    },
    orderBy: order.map((fieldPath) => ({
      field: { fieldPath },
      direction: before ? 'DESCENDING' : 'ASCENDING',
    })),
    ...(after && {
      startAt: {
        values: order.map((name) => after.fields?.[name] ?? { referenceValue: after.name }),
        before: false,
      },
    }),
    limit: PAGE,
  };
}

/** Sends a request without credentials. Null when there is no such document. */
async function ask<T>(
  { projectId: project, emulator }: CatalogSource,
  path: string,
  message: string,
  body?: object,
): Promise<T | null> {
  const host = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const address = `${host}/v1/projects/${project}/databases/(default)/documents${path}`;
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 404 && !body) return null;
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return (await answer.json()) as T;
  } catch (cause) {
    const refused = cause instanceof Error && cause.message.startsWith('HTTP');
    const gave = refused ? cause.message : 'no answer';
    throw new Error(
      `The pages need ${message} from ${host} (project ${project}), which gave ${gave}.`,
      { cause },
    );
  }
}
