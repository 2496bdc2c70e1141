import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureJava } from '../../dev/backend/programs.ts';
import {
  type Answer,
  startStorageRules,
  type StorageRulesRuntime,
  toWire,
} from '../../dev/storage-rules/client.ts';
import { runtimeArguments } from '../../dev/storage-rules/runtime.ts';

const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /pictures/{file} {
      allow get;
      allow create: if request.auth != null && request.auth.token.get('role', '') == 'staff'
        && request.resource.size < 10 && request.resource.metadata.by == request.auth.uid;
      allow delete: if resource.timeCreated < request.time;
      allow update: if firestore.exists(/databases/(default)/documents/a/$(request.auth.uid))
        && firestore.get(/databases/(default)/documents/b/c).data.at < request.time;
    }
  }
}`;

const load = (content: string, rulesetName = '0') => ({
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
  id: 0,
});

const staff = { uid: 's1', token: { role: 'staff', email_verified: true } };
const picture = {
  name: 'pictures/a.webp',
  size: 9,
  timeCreated: new Date('2026-11-20T10:00:00Z'),
  metadata: { by: 's1' },
  contentDisposition: null,
  ratio: 1.5,
};

const verify = (
  method: string,
  auth: object | null,
  before: object | null,
  after: object | null,
  context = {},
) => ({
  action: 'verify',
  context: {
    ...{ rulesetName: '0', service: 'firebase.storage', method },
    path: '/b/demo-franch.appspot.com/o/pictures/a.webp',
    variables: {
      resource: toWire(before),
      request: {
        map_value: {
          fields: {
            path: { path_value: { segments: [{ simple: 'b' }, { simple: 'shop' }] } },
            time: { timestamp_value: '2026-11-21T10:00:00.000000000Z' },
            resource: toWire(after),
            auth: toWire(auth),
          },
        },
      },
    },
    ...context,
  },
  id: 7,
});

let runtime: StorageRulesRuntime;
beforeAll(async () => {
  runtime = await startStorageRules();
});
afterAll(() => runtime.stop());

async function talk(...messages: readonly object[]): Promise<Answer[]> {
  return Promise.all(messages.map((message) => runtime.send({ ...message })));
}

describe('the rules runtime speaks the protocol of firebase-tools', () => {
  it('accepts rules, and refuses invalid ones in the form that firebase-tools prints', async () => {
    const [accepted] = await talk(load(rules));
    const ok = { id: 0, status: 'ok', warnings: [] };
    expect(accepted).toEqual({ ...ok, errors: [], result: { rulesVersion: 2 } });
    const [refused] = await talk(load(rules.replace('allow get;', 'allow get: if 1 +;')));
    expect(refused).not.toHaveProperty('result');
    expect(JSON.parse(refused?.errors[0] ?? '')).toEqual({
      description_: expect.stringContaining("';'") as string,
      sourcePosition_: { fileName_: 'storage.rules', line_: 5 },
    });
  });

  it('warns of an unknown name', async () => {
    const [accepted] = await talk(load(rules.replace('allow get;', 'allow get: if nobody;')));
    expect(JSON.parse(accepted?.warnings[0] ?? '')).toMatchObject({
      description_: 'Invalid variable name: nobody.',
      sourcePosition_: { line_: 5 },
    });
  });

  it.each<[string, object, boolean]>([
    ['a get by a visitor', verify('get', null, picture, null), true],
    ['a list', verify('list', null, null, null, { delimiter: '/' }), false],
    ['a create by staff', verify('create', staff, null, picture), true],
    ['a create by a visitor', verify('create', null, null, picture), false],
    ['a delete of an older object', verify('delete', null, picture, null), true],
    ['a delete of a missing object', verify('delete', null, null, null), false],
    ['another service', verify('get', null, null, null, { service: 'cloud.firestore' }), false],
    ['an unknown method', verify('fetch', null, null, null), false],
  ])('decides %s', async (_, request, permit) => {
    const answer = { id: 7, status: 'ok', errors: [], result: { permit } };
    expect((await talk(load(rules), request))[1]).toMatchObject(answer);
  });

  describe('requests that depend on Firestore documents', () => {
    const update = verify('update', staff, picture, picture);
    const asks = (path: string) => ({
      ...{ id: 7, server_request_id: 7, status: 'ok', action: 'fetch_firestore_document' },
      context: { path: `/databases/(default)/documents/${path}` },
    });
    const documentReply = (fields?: object) => ({
      ...{ id: 7, status: 'ok', result: { name: 'a', fields } },
    });
    const day = (value: string) =>
      documentReply({
        at: { timestampValue: `${value}T00:00:00Z` },
        by: { stringValue: 's1' },
        lines: { arrayValue: { values: [{ mapValue: { fields: {} } }, { integerValue: '1' }] } },
      });

    it.each([
      ['2026-11-20', true],
      ['2026-11-22', false],
    ])('ask for one after the other, and are decided by them: %s', async (date, permit) => {
      const answers = await talk(load(rules), update, documentReply(), day(date));
      const verdict = { id: 7, status: 'ok', result: { permit } };
      expect(answers.slice(1)).toMatchObject([asks('a/s1'), asks('b/c'), verdict]);
    });

    it('are decided by a missing document, which is fetched again for the next request', async () => {
      const missing = { id: 7, status: 'not_found' };
      const [, , denied, again] = await talk(load(rules), update, missing, update);
      expect(denied?.result).toEqual({ permit: false });
      expect(again).toMatchObject(asks('a/s1'));
    });

    it.each<[string, object]>([
      ['that cannot be read', { id: 7, status: 'invalid_state' }],
      ['with a field of an unsupported kind', documentReply({ at: { geoPointValue: {} } })],
    ])('are denied by one %s', async (_, reply) => {
      const verdict = (await talk(load(rules), update, reply))[2];
      expect(verdict).toMatchObject({ id: 7, status: 'ok', errors: [expect.any(String)] });
      expect(verdict).not.toHaveProperty('result');
    });
  });

  it('reports why a condition failed', async () => {
    const [, denied] = await talk(load(rules), verify('delete', null, null, null));
    expect(denied?.warnings).toEqual(['Null value error.']);
  });

  it('holds several rulesets apart, and retains valid rules when an update is invalid', async () => {
    const match = 'match /b/{bucket}/o { match /a { allow get: if false; } }';
    const closed = `rules_version = '2'; service firebase.storage { ${match} }`;
    const get = (rulesetName: string) => verify('get', null, null, null, { rulesetName });
    const loads = [load(rules), load(closed, '1'), load('nonsense')];
    const [first, second] = (await talk(...loads, get('0'), get('1'))).slice(loads.length);
    expect([first?.result, second?.result]).toEqual([{ permit: true }, { permit: false }]);
  });

  it.each<[string, object]>([
    ['an unknown action', { action: 'fetch', context: {}, id: 7 }],
    ['rules that were never loaded', verify('get', null, null, null, { rulesetName: '9' })],
    ['an unknown kind of value', verify('get', null, null, null, { variables: { a: { b: 1 } } })],
    ['no variables', verify('get', null, null, null, { variables: null })],
  ])('denies and answers %s', async (_, request) => {
    const answer = (await talk(load(rules), request))[1];
    expect(answer).toMatchObject({ id: 7, status: 'ok' });
    expect(answer?.errors).toHaveLength(1);
    expect(answer).not.toHaveProperty('result');
  });
});

it('answers firebase-tools, which reads late and takes each chunk for one message', async () => {
  const child = spawn(await ensureJava(), await runtimeArguments('confirmed'));
  const write = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  const answered = new Map<number, Answer>();
  let droppedChunks = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    const messages = chunk.toString().trim().split('\n');
    if (messages.length > 1) droppedChunks++;
    else take(JSON.parse(messages[0] ?? '') as Answer & { server_request_id: number });
  });
  /** The requests by the id under which firebase-tools awaits the next message. */
  const awaited = new Map(Array.from({ length: 6 }, (_, n) => [n + 1, n] as const));
  function take(message: Answer & { server_request_id: number }): void {
    const n = awaited.get(Number(message.id));
    if (n === undefined) return;
    awaited.delete(Number(message.id));
    if (!message.action) return void answered.set(n, message);
    awaited.set(message.server_request_id, n);
    write({ id: message.server_request_id, status: 'not_found' });
  }
  try {
    write(load(rules));
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    const busy = setInterval(() => void Atomics.wait(sleeper, 0, 0, 60), 20);
    for (const n of awaited.keys()) {
      const [method, auth] = n % 3 === 0 ? ['update', staff] : ['get', null];
      write({ ...verify(method, auth, picture, null), id: n });
    }
    await vi.waitFor(() => expect(answered.size).toBe(6), { timeout: 15_000 });
    clearInterval(busy);
    const permits = [...answered].map(([n, { result }]) => [n, result?.permit]);
    expect(permits.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 6 }, (_, n) => [n, (n + 1) % 3 !== 0]),
    );
    expect(droppedChunks).toBeGreaterThan(0);
  } finally {
    child.kill();
  }
}, 20_000);

it('says in a sentence what is missing: the engine in the jar, or the JDK', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runtime-'));
  const jar = join(folder, 'other.jar');
  await writeFile(jar, 'no engine');
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', jar);
  try {
    await expect(runtimeArguments()).rejects.toThrow(/other\.jar lacks the rules engine/);
    vi.stubEnv('PATH', '');
    await expect(runtimeArguments()).rejects.toThrow(/Please install a JDK .*Storage emulator/);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});
