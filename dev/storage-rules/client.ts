import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureJava } from '../backend/programs.ts';
import { runtimeArguments } from './runtime.ts';

/** Fields of a Firestore document as its REST interface sends them: `{"at":{"timestampValue":"2026-…"}}`. */
export type DocumentFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A request to the bucket. */
export interface StorageRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** `/b/{bucket}/o/{object}` */
  readonly path: string;
  /** The variables `request` and `resource` of the rules, as plain values. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The fields of a document by its path; null for a missing document. */
  readonly document: (path: string) => DocumentFields | null;
}

/** The decision, and why conditions could not be evaluated. */
interface Verdict {
  readonly permit: boolean;
  readonly failures: readonly string[];
}

/** A problem that the compiler found in a rules file. */
export interface Issue {
  readonly message: string;
  /** Counts from 1. */
  readonly line: number;
}

/** A loaded rules file. It remains loaded until the next one. */
export interface StorageRules {
  /** Doubtful rules, such as an unknown name, that can be evaluated nevertheless. */
  readonly warnings: readonly Issue[];
  /** @throws Error when the runtime cannot evaluate the request. */
  readonly judge: (request: StorageRequest) => Promise<Verdict>;
}

/** The rules file cannot be compiled. */
export class RulesError extends Error {
  readonly line: number;

  constructor({ line, message }: Issue) {
    super(message);
    this.line = line;
  }
}

/** A running rules runtime. */
export interface StorageRulesRuntime {
  /** @throws RulesError */
  readonly load: (rules: string) => Promise<StorageRules>;
  /** Sends one message of the protocol, a JSON object with an unused `id`. Resolves with the response. */
  readonly send: (message: Message) => Promise<Answer>;
  readonly stop: () => void;
}

type Message = Readonly<Record<string, unknown>>;

/** A response of the runtime; one with an `action` requests a Firestore document. */
export interface Answer {
  readonly id: unknown;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly permit?: boolean; readonly rulesVersion?: number };
  readonly action?: 'fetch_firestore_document';
  readonly context?: { readonly path: string };
}

/**
 * Starts the runtime that evaluates Storage rules, and speaks its protocol as firebase-tools does.
 * @throws MissingProgramError
 */
export async function startStorageRules(java?: string): Promise<StorageRulesRuntime> {
  const program = java ?? (await ensureJava());
  const child = spawn(program, await runtimeArguments(), { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let ids = 0;

  async function read(): Promise<Answer> {
    const line = await lines.next();
    if (line.done === true) throw new Error('The Storage rules runtime has ended.');
    return JSON.parse(line.value) as Answer;
  }

  let previous: Promise<unknown> = read();

  /** One message at a time, so each response belongs to the last message. */
  function send(message: Message): Promise<Answer> {
    const answer = previous.then(() => {
      child.stdin.write(`${JSON.stringify(message)}\n`);
      return read();
    });
    previous = answer;
    return answer;
  }

  async function judge({ document, variables, ...request }: StorageRequest): Promise<Verdict> {
    const id = ids++;
    const wired = Object.entries(variables).map(([name, value]) => [name, toWire(value)]);
    const context = {
      ...{ rulesetName: '0', service: 'firebase.storage', ...request },
      variables: Object.fromEntries(wired) as unknown,
    };
    let answer = await send({ id, action: 'verify', context });
    while (answer.context) {
      const fields = document(answer.context.path);
      answer = await send(
        fields ? { id, status: 'ok', result: { fields } } : { id, status: 'not_found' },
      );
    }
    const [error] = answer.errors;
    if (error !== undefined) throw new Error(error);
    return { permit: answer.result?.permit === true, failures: answer.warnings };
  }

  async function load(content: string): Promise<StorageRules> {
    const source = { files: [{ name: 'storage.rules', content }] };
    const context = { rulesetName: '0', source };
    const { errors, warnings } = await send({ id: ids++, action: 'load_ruleset', context });
    const [error] = errors.map(toIssue);
    if (error) throw new RulesError(error);
    return { warnings: warnings.map(toIssue), judge };
  }

  return { load, send, stop: () => child.kill() };
}

function toIssue(json: string): Issue {
  const issue = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const position = issue['sourcePosition_'] as Readonly<Record<string, unknown>>;
  const message = String(issue['description_']).replace(/\.$/, '');
  return { message, line: Number(position['line_']) };
}

/** Encodes a value as firebase-tools does: `{"map_value":{"fields":{"size":{"int_value":7}}}}`. */
export function toWire(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { int_value: value } : { float_value: value };
  }
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  const fields = Object.entries(value).map(([name, field]) => [name, toWire(field)]);
  return { map_value: { fields: Object.fromEntries(fields) as unknown } };
}
