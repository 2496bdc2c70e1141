import { type EvaluationError, LoadError, UnreadDocument } from './fault.ts';
import { loadRules, type Ruleset } from './ruleset.ts';
import type { Method } from './syntax.ts';
import { nothing, text, type Value } from './values.ts';
import { array, fromDocument, fromWire, record, string } from './wire.ts';

const methods: readonly Method[] = ['get', 'list', 'create', 'update', 'delete'];

/**
 * The response to one line of firebase-tools; it becomes one line of JSON. `errors` of a verdict deny. One with a
 * `context` requests a Firestore document, which firebase-tools reads and sends under the same id.
 */
export interface Answer {
  readonly id: unknown;
  readonly status: 'ok' | 'error';
  readonly message?: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly rulesVersion: 2 } | { readonly permit: boolean };
  readonly server_request_id?: unknown;
  readonly action?: 'fetch_firestore_document';
  readonly context?: { readonly path: string };
}

/** A request that waits for a document. */
interface Waiting {
  readonly context: Record<string, unknown>;
  readonly documents: ReadonlyMap<string, Value | null>;
  readonly path: string;
}

/** The first, unsolicited message. */
export const greeting = { id: -1, status: 'ok' } as const;

/** Starts a session: loaded rulesets are stored by name. */
export function startConversation(): (line: string) => Answer {
  const rulesets = new Map<string, Ruleset>();
  const waiting = new Map<unknown, Waiting>();

  function judged(
    id: unknown,
    context: Record<string, unknown>,
    documents: Waiting['documents'],
  ): Answer {
    try {
      return verify(id, context, rulesets, documents);
    } catch (error) {
      if (!(error instanceof UnreadDocument)) throw error;
      const { path } = error;
      waiting.set(id, { context, documents, path });
      return {
        id,
        status: 'ok',
        errors: [],
        warnings: [],
        server_request_id: id,
        action: 'fetch_firestore_document',
        context: { path },
      };
    }
  }

  return (line) => {
    let id: unknown = null;
    try {
      const request = record(JSON.parse(line));
      id = request['id'];
      const waitingRequest = waiting.get(id);
      if (waitingRequest && request['action'] === undefined) {
        waiting.delete(id);
        const known = new Map(waitingRequest.documents).set(
          waitingRequest.path,
          documentIn(request),
        );
        return judged(id, waitingRequest.context, known);
      }
      const context = record(request['context']);
      switch (request['action']) {
        case 'load_ruleset':
          return load(id, context, rulesets);
        case 'verify':
          return judged(id, context, new Map());
        default:
          throw new Error(`the action "${String(request['action'])}" is not known`);
      }
    } catch (error) {
      const message = `Storage rules stand-in: ${error instanceof Error ? error.message : 'failed'}`;
      // "ok" with an error denies the one request; any other status would leave firebase-tools waiting.
      return { id, status: 'ok', message, errors: [message], warnings: [] };
    }
  };
}

function load(
  id: unknown,
  context: Record<string, unknown>,
  rulesets: Map<string, Ruleset>,
): Answer {
  const files = array(record(context['source'])['files']);
  if (files.length !== 1) throw new Error('rules in more than one file');
  const file = record(files[0]);
  try {
    rulesets.set(string(context['rulesetName']), loadRules(string(file['content'])));
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    const issue = {
      description_: error.message,
      sourcePosition_: { fileName_: file['name'], line_: error.line },
    };
    return { id, status: 'ok', errors: [JSON.stringify(issue)], warnings: [] };
  }
  return { id, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } };
}

function verify(
  id: unknown,
  context: Record<string, unknown>,
  rulesets: ReadonlyMap<string, Ruleset>,
  documents: Waiting['documents'],
): Answer {
  const ruleset = rulesets.get(string(context['rulesetName']));
  if (!ruleset) throw new Error(`no ruleset ${string(context['rulesetName'])} was loaded`);
  if (context['service'] !== 'firebase.storage') throw new Error('another service than Storage');
  const method = methods.find((known) => known === context['method']);
  if (!method) throw new Error(`the method "${String(context['method'])}" is not known`);
  const variables = record(context['variables']);
  const { permit, failures } = ruleset.judge({
    method,
    path: string(context['path']).split('/').slice(1),
    documents,
    variables: new Map([
      ['resource', variables['resource'] === undefined ? nothing : fromWire(variables['resource'])],
      ['request', withMethod(fromWire(variables['request']), method)],
    ]),
  });
  return {
    id,
    status: 'ok',
    errors: [],
    warnings: permit ? [] : failures.map(describe),
    result: { permit },
  };
}

/** The document in a message of firebase-tools; null when it does not exist. */
function documentIn(documentMessage: Record<string, unknown>): Value | null {
  if (documentMessage['status'] === 'not_found') return null;
  if (documentMessage['status'] !== 'ok') throw new Error('a document could not be read');
  return fromDocument(record(documentMessage['result'])['fields']);
}

function withMethod(request: Value, method: Method): Value {
  if (request.type !== 'map') throw new Error('the request is no map');
  return { type: 'map', fields: new Map([...request.fields, ['method', text(method)]]) };
}

function describe({ line, message }: EvaluationError): string {
  return `storage.rules:${line}: ${message}, so that the condition denies`;
}
