import * as v from 'valibot';
import { type Person, DEMOTED, DEMOTED_AT } from './callers.ts';
import { callOf, type Documents, type Request } from './requests.ts';

/**
 * The outcome of a request. `reason` is the emulator's explanation of a refusal, a line for each condition that it
 * tried; empty for what was allowed.
 */
export interface Verdict {
  readonly allowed: boolean;
  readonly reason: string;
}

/** An isolated project in the running emulator, called as browsers do, but without the SDK. */
export interface RulesStore {
  /** Replaces the rules. @throws Error when they do not compile. */
  load(rules: string): Promise<void>;
  /** Ensures that these documents exist, and nothing else that was written through this store. */
  arrange(documents: Documents): Promise<void>;
  /**
   * Sends a request as a person; null is a visitor, `functions` bypasses the rules. @throws Error for any other
   * failure.
   */
  ask(request: Request, who: Person | null | 'functions'): Promise<Verdict>;
  /** How the emulator evaluated each expression since the rules were loaded. */
  coverage(): Promise<unknown>;
}

const ErrorSchema = v.object({ error: v.object({ message: v.string(), status: v.string() }) });
const everywhere: Documents = { [DEMOTED]: { at: new Date(DEMOTED_AT) } };

/** Opens a project of the emulator on that port, empty and without rules. */
export async function openRulesStore(projectId: string, port: number): Promise<RulesStore> {
  const origin = `http://127.0.0.1:${port}`;
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;
  const tokens = new Map<Person, string>();
  /** The contents of the store: null when a request may have changed them. */
  let storedDocuments: Documents | null = {};
  const touched = new Set<string>();

  async function http(method: string, path: string, body?: unknown, bearer?: string) {
    const headers = {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const init =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  }

  async function ask(request: Request, who: Person | null | 'functions'): Promise<Verdict> {
    const { method, path, body } = callOf(request, root);
    if ('commit' in request) {
      for (const write of request.commit) touched.add('put' in write ? write.put : write.remove);
    }
    const answer = await http(method, `/v1/${root}${path}`, body, bearerOf(who));
    if (answer.status === 200 || answer.status === 404) {
      if ('commit' in request) storedDocuments = null;
      return { allowed: true, reason: '' };
    }
    const { error } = v.parse(ErrorSchema, unwrapped(JSON.parse(answer.text)));
    if (error.status !== 'PERMISSION_DENIED') {
      throw new Error(`${error.status}: ${error.message} ${JSON.stringify(request)}`);
    }
    return { allowed: false, reason: error.message.trim().replace(/( @ L\d+),\s+/g, '$1\n') };
  }

  function bearerOf(who: Person | null | 'functions'): string | undefined {
    if (who === null) return undefined;
    if (who === 'functions') return 'owner';
    const token = tokens.get(who) ?? tokenOf(who, projectId);
    tokens.set(who, token);
    return token;
  }

  await http('DELETE', `/emulator/v1/${database}/documents`);
  return {
    ask,
    async load(rules) {
      const files = [{ name: 'security.rules', content: rules }];
      const path = `/emulator/v1/projects/${projectId}:securityRules`;
      const { status, text } = await http('PUT', path, { rules: { files } });
      if (status !== 200) throw new Error(`The rules were refused: ${text}`);
    },
    async arrange(documents) {
      const targetDocuments: Documents = { ...everywhere, ...documents };
      if (storedDocuments !== null && sameDocuments(storedDocuments, targetDocuments)) return;
      const removals = [...touched]
        .filter((path) => !targetDocuments[path])
        .map((remove) => ({ remove }));
      const writes = Object.entries(targetDocuments).flatMap(([put, fields]) =>
        fields ? [{ put, fields }] : [],
      );
      touched.clear();
      await ask({ commit: [...removals, ...writes] }, 'functions');
      storedDocuments = targetDocuments;
    },
    async coverage() {
      const { text } = await http('GET', `/emulator/v1/projects/${projectId}:ruleCoverage`);
      return JSON.parse(text) as unknown;
    },
  };
}

/** Responses to queries are lists, even for a refusal. */
function unwrapped(answer: unknown): unknown {
  return Array.isArray(answer) ? answer[0] : answer;
}

function sameDocuments(one: Documents, other: Documents): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}

/** A token like the Auth emulator's: the Firestore emulator accepts it without a signature. */
function tokenOf({ uid, claims }: Person, projectId: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const from = { iss: `https://securetoken.google.com/${projectId}`, aud: projectId };
  const payload = { ...from, sub: uid, user_id: uid, iat: 1, exp: 9_999_999_999, ...claims };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
