import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type DocumentSnapshot,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  documentId,
  limit,
  query,
  type Query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { type Ports, projectId } from '../../dev/backend/ports.ts';

/** Who somebody is to Auth. */
export type Who = { readonly email: string; readonly password: string; readonly isNew: boolean };

/** One loaded page of the shop without its browser: the SDKs of the page, each visitor's own, and its requests. */
export interface Visitor {
  readonly firestore: Firestore;
  /** Loads a page of Hosting: its document and whatever that names, as a first visit does. @throws at an answer of 400 and above */
  page(path: string): Promise<void>;
  /** Loads those files of Hosting that the browser does not have yet. */
  files(paths: readonly string[]): Promise<void>;
  /** Listens to a document until the visitor leaves; resolves at the server's first word that passes. */
  document(path: string, passes?: (found: DocumentSnapshot) => boolean): Promise<DocumentSnapshot>;
  /** Listens to a list until the visitor leaves; resolves with the server's first word. */
  list(path: string, read: ListOf): Promise<QuerySnapshot>;
  /** Signs in; nobody is a guest. Answers the uid. */
  signIn(who: Who | null): Promise<string>;
  /** Calls a function, as whoever is signed in. */
  call<Answer>(name: string, asked: object): Promise<Answer>;
  /** Asks Hosting for something and answers with its status; redirects are not followed. */
  get(path: string): Promise<number>;
  leave(): Promise<void>;
}

interface ListOf {
  readonly filters: Readonly<Record<string, string | boolean>>;
  readonly order?: string;
  readonly most: number;
}

/** How long the page waits for a function, as src/data/call.ts does, in milliseconds. */
const PATIENCE_MS = 30_000;

/** After this long without a word of Firestore something is broken, in milliseconds. */
const LISTEN_MS = 60_000;

const METADATA = { includeMetadataChanges: true } as const;

/** What a page of the shop names: its scripts, styles and icons. */
const NAMED = /(?:src|href)="(\/(?:assets|icons|favicon)[^"]*)"/gu;

let opened = 0;

/** Opens a page of the suite at these ports. @param cache the files that the browser has already, by their paths */
export function openVisitor(ports: Ports, cache: Set<string>): Visitor {
  opened += 1;
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, `visitor ${opened}`);
  const shop = `http://127.0.0.1:${ports.hosting}`;
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(firestore, '127.0.0.1', ports.firestore);
  const stops: (() => void)[] = [];

  async function load(path: string): Promise<string> {
    const answer = await fetch(`${shop}${path}`);
    const body = await answer.text();
    if (answer.status >= 400) throw new Error(`${answer.status} ${path}`);
    return body;
  }
  async function files(paths: readonly string[]): Promise<void> {
    const wanted = [...new Set(paths)].filter((path) => !cache.has(path));
    for (const path of wanted) cache.add(path);
    await Promise.all(wanted.map(load));
  }

  return {
    firestore,
    files,
    async page(path) {
      const document = await load(path);
      await files([...document.matchAll(NAMED)].map(([, named = '']) => named));
    },
    document: (path, passes = () => true) =>
      confirmed<DocumentSnapshot>(
        stops,
        (told, failed) => onSnapshot(doc(firestore, path), METADATA, told, failed),
        passes,
      ),
    list: (path, read) =>
      confirmed<QuerySnapshot>(
        stops,
        (told, failed) => onSnapshot(queryOf(firestore, path, read), METADATA, told, failed),
        () => true,
      ),
    async signIn(who) {
      if (who === null) return (await signInAnonymously(auth)).user.uid;
      const enter = who.isNew ? createUserWithEmailAndPassword : signInWithEmailAndPassword;
      return (await enter(auth, who.email, who.password)).user.uid;
    },
    async call<Answer>(name: string, asked: object) {
      const ask = httpsCallableFromURL<object, Answer>(getFunctions(app), `${shop}/api/${name}`, {
        timeout: PATIENCE_MS,
      });
      return (await ask(asked)).data;
    },
    async get(path) {
      const answer = await fetch(`${shop}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status;
    },
    async leave() {
      for (const stop of stops) stop();
      await deleteApp(app);
    },
  };
}

function queryOf(firestore: Firestore, path: string, { filters, order, most }: ListOf): Query {
  return query(
    collection(firestore, path),
    ...Object.entries(filters).map(([field, value]) => where(field, '==', value)),
    ...(order === undefined ? [] : [orderBy(order, 'desc')]),
    orderBy(documentId(), order === undefined ? 'asc' : 'desc'),
    limit(most),
  );
}

/** Listens as src/data/firestore.ts does, until the visitor leaves, and waits for what the server says. */
function confirmed<T extends { readonly metadata: { readonly fromCache: boolean } }>(
  stops: (() => void)[],
  start: (told: (found: T) => void, failed: (error: Error) => void) => () => void,
  passes: (found: T) => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer of Firestore')), LISTEN_MS);
    stops.push(() => clearTimeout(late));
    const told = (found: T): void => {
      if (found.metadata.fromCache || !passes(found)) return;
      clearTimeout(late);
      resolve(found);
    };
    stops.push(start(told, reject));
  });
}
