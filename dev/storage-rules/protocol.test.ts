import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Answer, startConversation } from './protocol.ts';

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

const word = (value: string) => ({ string_value: value });
const record = (fields: object) => ({ map_value: { fields } });
const staff = record({
  uid: word('s1'),
  token: record({ role: word('staff'), email_verified: { bool_value: true } }),
});
const picture = record({
  name: word('pictures/a.webp'),
  size: { int_value: 9 },
  timeCreated: { timestamp_value: '2026-11-20T10:00:00.000000000Z' },
  metadata: record({ by: word('s1') }),
  contentDisposition: { null_value: null },
  ratio: { float_value: 1.5 },
  tags: { list_value: { values: [word('a')] } },
  set: { set_value: { values: [word('a')] } },
});

const verify = (method: string, auth: object, before: object, after: object, context = {}) => ({
  action: 'verify',
  context: {
    ...{ rulesetName: '0', service: 'firebase.storage', method },
    path: '/b/demo-franch.appspot.com/o/pictures/a.webp',
    variables: {
      resource: before,
      request: record({
        path: { path_value: { segments: [{ simple: 'b' }, { simple: 'shop' }] } },
        time: { timestamp_value: '2026-11-21T10:00:00.000Z' },
        resource: after,
        auth,
      }),
    },
    ...context,
  },
  id: 7,
});

const none = { null_value: null };

function talk(...messages: object[]): Answer[] {
  const answer = startConversation();
  return messages.map((message) => answer(JSON.stringify(message)));
}

describe('the protocol of the rules runtime', () => {
  it('accepts rules, and refuses unsupported ones in the form that firebase-tools prints', () => {
    const [accepted] = talk(load(rules));
    const ok = { id: 0, status: 'ok', warnings: [] };
    expect(accepted).toEqual({ ...ok, errors: [], result: { rulesVersion: 2 } });
    const [answer] = talk(load(rules.replace('allow get;', 'allow get: if nobody;')));
    expect(answer).toMatchObject(ok);
    expect(answer).not.toHaveProperty('result');
    expect(JSON.parse(answer?.errors[0] ?? '')).toEqual({
      description_: 'the name "nobody" is not known',
      sourcePosition_: { fileName_: 'storage.rules', line_: 5 },
    });
  });

  it.each<[string, object, boolean]>([
    ['a get by nobody', verify('get', none, picture, none), true],
    ['a list', verify('list', none, none, none, { delimiter: '/' }), false],
    ['a create by staff', verify('create', staff, none, picture), true],
    ['a create by nobody', verify('create', none, none, picture), false],
    ['a delete of what is older than now', verify('delete', none, picture, none), true],
    ['a delete of what is not there', verify('delete', none, none, none), false],
  ])('decides %s', (_, request, permit) => {
    const answer = { id: 7, status: 'ok', errors: [], result: { permit } };
    expect(talk(load(rules), request)[1]).toMatchObject(answer);
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
    const day = (value: string) => documentReply({ at: { timestampValue: value } });

    it.each([
      ['2026-11-20', true],
      ['2026-11-22', false],
    ])('ask for one after the other, and are decided by them: %s', (date, permit) => {
      const answers = talk(load(rules), update, documentReply(), day(date));
      const verdict = { id: 7, status: 'ok', result: { permit } };
      expect(answers.slice(1)).toMatchObject([asks('a/s1'), asks('b/c'), verdict]);
    });

    it('are decided by a missing document, which is fetched again for the next request', () => {
      const missing = { id: 7, status: 'not_found' };
      const [, , denied, again] = talk(load(rules), update, missing, update);
      expect(denied?.result).toEqual({ permit: false });
      expect(again).toMatchObject(asks('a/s1'));
    });

    it.each<[string, object]>([
      ['that cannot be read', { id: 7, status: 'invalid_state' }],
      ['with a field of an unknown kind', documentReply({ at: { geoPointValue: {} } })],
    ])('are denied by one %s', (_, answer) => {
      const verdict = talk(load(rules), update, answer)[2];
      expect(verdict).toMatchObject({ id: 7, status: 'ok', errors: [expect.any(String)] });
      expect(verdict).not.toHaveProperty('result');
    });
  });

  it('reports why a condition failed', () => {
    expect(talk(load(rules), verify('delete', none, none, none))[1]?.warnings).toEqual([
      'storage.rules:8: a null has no members by a string, so that the condition denies',
    ]);
  });

  it('holds several rulesets apart, and retains valid rules when an update is invalid', () => {
    const closed = "rules_version = '2'; service firebase.storage {}";
    const get = (rulesetName: string) => verify('get', none, none, none, { rulesetName });
    const loads = [load(rules), load(closed, '1'), load('nonsense')];
    const [first, second] = talk(...loads, get('0'), get('1')).slice(loads.length);
    expect([first?.result, second?.result]).toEqual([{ permit: true }, { permit: false }]);
  });

  it.each<[string, object]>([
    ['an unknown action', { action: 'fetch', context: {}, id: 7 }],
    ['rules that were never loaded', verify('get', none, none, none, { rulesetName: '9' })],
    ['another service', verify('get', none, none, none, { service: 'cloud.firestore' })],
    ['an unknown method', verify('fetch', none, none, none)],
    ['an unknown kind of value', verify('get', { latlng_value: {} }, none, none)],
    ['a value without a kind', verify('get', {}, none, none)],
    ['a date that is none', verify('get', { timestamp_value: 'today' }, none, none)],
    [
      'rules in two files',
      { ...load(rules), context: { rulesetName: '0', source: { files: [1, 2] } }, id: 7 },
    ],
  ])('denies and answers %s', (_, request) => {
    const answer = talk(load(rules), request)[1];
    expect(answer).toMatchObject({ id: 7, status: 'ok' });
    expect(answer?.errors).toHaveLength(1);
    expect(answer).not.toHaveProperty('result');
  });

  it('answers a line that is not JSON', () => {
    const answer = startConversation()('java.lang.Error');
    expect(answer).toMatchObject({ id: null, errors: [expect.stringContaining('JSON')] });
    expect(answer).not.toHaveProperty('result');
  });
});

describe('the program', () => {
  it('greets, answers in order, one line each, and stops at SIGINT', async () => {
    const server = fileURLToPath(new URL('./server.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', server]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
    expect(await next()).toEqual({ id: -1, status: 'ok' });
    const messages = [load(rules), verify('get', none, none, none)];
    child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
    expect(await next()).toMatchObject({ id: 0 });
    expect(await next()).toMatchObject({ id: 7, result: { permit: true } });
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
