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
  documentId,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore/lite';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { type Ports, projectId } from '../../dev/backend/ports.ts';

/** A customer's credentials. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly isNew: boolean;
};

/**
 * One loaded page of the shop without a browser: the page's SDKs, separate per visitor, and its requests. What a page
 * listens to is read once, or polled until it exists: in the emulator, a commit during which a listener leaves fails
 * ("Stream is already completed"), and hundreds of listeners receive each other's messages. Firestore does neither.
 */
export interface Visitor {
  readonly firestore: Firestore;
  /**
   * Loads a page of Hosting: its document and the files that it references, as a first visit does. @throws at a
   * response of 400 and above
   */
  page(path: string): Promise<void>;
  /** Loads those files of Hosting that are not cached yet. */
  files(paths: readonly string[]): Promise<void>;
  /** Reads a document, and polls every second until it passes. @throws when it does not within a minute */
  document(path: string, passes?: (found: DocumentSnapshot) => boolean): Promise<DocumentSnapshot>;
  /** Reads a list. */
  list(path: string, read: ListOf): Promise<QuerySnapshot>;
  /** Signs in; null signs in as a guest. Resolves to the uid. */
  signIn(who: Credentials | null): Promise<string>;
  /** Calls a function as the signed-in user. */
  call<Answer>(name: string, asked: object): Promise<Answer>;
  /** Sends a GET request to a function. Resolves to the status; redirects are not followed. */
  get(path: string): Promise<number>;
  leave(): Promise<void>;
}

interface ListOf {
  readonly filters: Readonly<Record<string, string | boolean>>;
  readonly order?: string;
  /** Only documents later than this, by the sort field, oldest first; otherwise all, newest first. */
  readonly since?: Date;
  readonly most: number;
}

/** The page's timeout for a function, as in src/data/firebase/call.ts, in milliseconds. */
const PATIENCE_MS = 30_000;

/** How long and how often to poll for a document, in milliseconds. */
const [WAIT_MS, AGAIN_MS] = [60_000, 1_000];

/** The files that a page references: its scripts, styles and icons. */
const NAMED = /(?:src|href)="(\/(?:assets|icons|favicon)[^"]*)"/gu;

let opened = 0;

/**
 * Opens a page of the suite at these ports.
 * @param functions base URL of the functions.
 * @param cache the files that the browser has already, by path.
 */
export function openVisitor(ports: Ports, functions: string, cache: Set<string>): Visitor {
  opened += 1;
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, `visitor ${opened}`);
  const shop = `http://127.0.0.1:${ports.hosting}`;
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, '127.0.0.1', ports.firestore);

  async function load(path: string): Promise<string> {
    const answer = await fetch(`${shop}${path}`);
    const body = await answer.text();
    if (answer.status >= 400) throw new Error(`${answer.status} ${path}`);
    return body;
  }
  async function files(paths: readonly string[]): Promise<void> {
    const newFiles = [...new Set(paths)].filter((path) => !cache.has(path));
    for (const path of newFiles) cache.add(path);
    await Promise.all(newFiles.map(load));
  }

  return {
    firestore,
    files,
    async page(path) {
      const document = await load(path);
      await files([...document.matchAll(NAMED)].map(([, named = '']) => named));
    },
    async document(path, passes = () => true) {
      const ends = performance.now() + WAIT_MS;
      for (;;) {
        const snapshot = await getDoc(doc(firestore, path));
        if (passes(snapshot)) return snapshot;
        if (performance.now() > ends) throw new Error('it did not come');
        await new Promise((over) => setTimeout(over, AGAIN_MS));
      }
    },
    list: (path, read) => getDocs(queryOf(firestore, path, read)),
    async signIn(who) {
      if (who === null) return (await signInAnonymously(auth)).user.uid;
      const enter = who.isNew ? createUserWithEmailAndPassword : signInWithEmailAndPassword;
      return (await enter(auth, who.email, who.password)).user.uid;
    },
    async call<Answer>(name: string, data: object) {
      const ask = httpsCallableFromURL<object, Answer>(
        getFunctions(app),
        `${functions}/api/${name}`,
        {
          timeout: PATIENCE_MS,
        },
      );
      return (await ask(data)).data;
    },
    async get(path) {
      const answer = await fetch(`${functions}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status;
    },
    async leave() {
      await deleteApp(app);
    },
  };
}

function queryOf(
  firestore: Firestore,
  path: string,
  { filters, order, since, most }: ListOf,
): Query {
  const direction = order === undefined || since ? 'asc' : 'desc';
  return query(
    collection(firestore, path),
    ...Object.entries(filters).map(([field, value]) => where(field, '==', value)),
    ...(order && since ? [where(order, '>=', since)] : []),
    ...(order ? [orderBy(order, direction)] : []),
    orderBy(documentId(), direction),
    limit(most),
  );
}
