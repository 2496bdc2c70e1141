import { useEffect, useRef, useState } from 'react';
import { readBytes } from '../browser/read-bytes.ts';
import { shrinkToFit } from '../images/shrink-to-fit.ts';

/** A chosen photograph, shrunk. */
export interface ChosenPhoto {
  /** Stays the same over retries. */
  readonly id: string;
  /** Of the shrunk file, for its thumbnail. */
  readonly url: string;
  readonly file: Blob;
  readonly state: 'ready' | 'sending' | 'sent' | 'failed';
  /** Why it could not be sent; empty otherwise. */
  readonly problem: string;
}

/** Sends a photograph; resolves to why it could not be sent, or null. */
export type SendPhoto = (id: string, file: Blob) => Promise<string | null>;

/** The photographs of a form. */
export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** How many more can be chosen. */
  readonly left: number;
  readonly preparing: boolean;
  /** Why files were not taken, a sentence each. */
  readonly problems: readonly string[];
  add(files: readonly File[]): Promise<void>;
  remove(id: string): void;
  /** Sends those that are not sent yet, one after the other. Resolves to whether all are sent. */
  send(sendPhoto: SendPhoto): Promise<boolean>;
}

interface PhotoRules {
  readonly most: number;
  /** In pixels. */
  readonly longestSide: number;
  /** Checks a file's size (bytes) and its first bytes: a fault, or null if it may be a picture. */
  readonly check: (size: number, head: Uint8Array) => string | null;
  readonly sentences: {
    /** `fault` is one of `check`, `unreadable` or `broken`. */
    readonly refused: (fileName: string, fault: string) => string;
    readonly tooMany: string;
  };
}

const HEAD_BYTES = 300;

/** Photographs that a form collects, shrinks and sends. What could not be sent stays, to be sent again. */
export function usePhotos({ most, longestSide, check, sentences }: PhotoRules): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [preparing, setPreparing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const urls = useRef<Set<string>>(new Set());
  const busy = useRef(false);
  useEffect(() => {
    const all = urls.current;
    return () => all.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const change = (id: string, next: Partial<ChosenPhoto>): void =>
    setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));

  async function add(files: readonly File[]): Promise<void> {
    if (busy.current || files.length === 0) return;
    busy.current = true;
    setPreparing(true);
    try {
      setProblems(await addEach(files));
    } finally {
      setPreparing(false);
      busy.current = false;
    }
  }

  /** Resolves to why files were not taken. */
  async function addEach(files: readonly File[]): Promise<readonly string[]> {
    const faults: string[] = files.length > most - chosen.length ? [sentences.tooMany] : [];
    for (const file of files.slice(0, most - chosen.length)) {
      const result = await prepare(file);
      if (typeof result === 'string') {
        faults.push(sentences.refused(file.name, result));
        continue;
      }
      const url = URL.createObjectURL(result);
      urls.current.add(url);
      const id = crypto.randomUUID();
      setChosen((all) => [...all, { id, url, file: result, state: 'ready', problem: '' }]);
    }
    return faults;
  }

  async function prepare(file: File): Promise<Blob | string> {
    const head = await readBytes(file, HEAD_BYTES);
    if (!head) return 'unreadable';
    const fault = check(file.size, head);
    // Some browsers decode HEIC.
    if (fault !== null && fault !== 'heic') return fault;
    return (await shrinkToFit(file, longestSide)) ?? fault ?? 'broken';
  }

  async function send(sendPhoto: SendPhoto): Promise<boolean> {
    setProblems([]);
    let isAllSent = true;
    for (const { id, file, state } of chosen) {
      if (state === 'sent') continue;
      change(id, { state: 'sending', problem: '' });
      const problem = await sendPhoto(id, file);
      change(id, { state: problem === null ? 'sent' : 'failed', problem: problem ?? '' });
      if (problem !== null) isAllSent = false;
    }
    return isAllSent;
  }

  return {
    chosen,
    left: most - chosen.length,
    preparing,
    problems,
    add,
    remove: (id) => setChosen((all) => all.filter((one) => one.id !== id)),
    send,
  };
}
