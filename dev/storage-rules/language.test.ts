import { describe, expect, it } from 'vitest';
import { LoadError, UnreadDocument } from './fault.ts';
import { loadRules, type Verdict } from './ruleset.ts';
import type { Method } from './syntax.ts';
import { list, text, type Value, whole } from './values.ts';

const map = (fields: Record<string, Value>): Value => ({
  type: 'map',
  fields: new Map(Object.entries(fields)),
});
const time = (date: string): Value => ({ type: 'timestamp', milliseconds: Date.parse(date) });

const request = map({
  auth: map({
    uid: text('asha'),
    token: map({ role: text('staff'), auth_time: whole(7), tags: list([text('a')]) }),
  }),
  resource: map({ size: whole(100), contentType: text('image/png'), metadata: map({}) }),
  time: time('2026-11-21T00:00:00Z'),
  method: text('get'),
});
const documents = new Map<string, Value | null>([
  ['/databases/(default)/documents/demoted/asha', map({ at: time('2026-11-20T00:00:00Z') })],
  ['/databases/(default)/documents/demoted/staff', null],
]);
const resource = map({ timeCreated: time('2026-11-20T00:00:00Z') });

const rules = (body: string): string =>
  `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`;

function judge(body: string, path = 'x', method: Method = 'get'): Verdict {
  return loadRules(rules(body)).judge({
    method,
    path: `b/shop/o/${path}`.split('/'),
    variables: new Map<string, Value>([
      ['request', request],
      ['resource', resource],
    ]),
    documents,
  });
}

/** The value of the condition; "fails" when it has none. */
function verdict(condition: string): boolean | 'fails' {
  const says = (written: string): Verdict => judge(`match /{file} { allow get: if ${written}; }`);
  const plain = says(condition);
  if (plain.permit) return true;
  return says(`!(${condition})`).permit ? false : 'fails';
}

describe('a condition', () => {
  it.each<[string, boolean | 'fails']>([
    // Equality and order
    ['1 == 1.0', true],
    ["1 == '1'", false],
    ['null == null', true],
    ["null != 'a'", true],
    ['[1] == [1]', true],
    ['[1] == [1.0]', false],
    ["{'a': 1} == {'a': 1}", true],
    ["{'a': 1} == {'a': 2}", false],
    ['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3', true],
    ['2 < 1 || 2 <= 1 || 1 > 2 || 1 >= 2', false],
    ["'a' < 'b'", true],
    ["'a' < 1", 'fails'],
    ['true < false', 'fails'],
    ['resource.timeCreated < request.time', true],
    ['resource.timeCreated == request.time', false],
    ['request.time.toMillis() > 1700000000000', true],
    // Logic: a decisive side hides the failure of the other
    ['true || 1 / 0 == 1', true],
    ['1 / 0 == 1 || true', true],
    ['1 / 0 == 1 || false', 'fails'],
    ['1 / 0 == 1 && false', false],
    ['1 / 0 == 1 && true', 'fails'],
    ['1 || true', true],
    ['false || 1', 'fails'],
    ['!true', false],
    ['!1', 'fails'],
    ['true ? false : true', false],
    ['1 ? true : true', 'fails'],
    ['true ? true : 1 / 0 == 1', true],
    // Arithmetic
    ['2 + 3 * 4 == 14 && (2 + 3) * 4 == 20', true],
    ['7 / 2 == 3 && -7 / 2 == -3', true],
    ['7 % 3 == 1 && -7 % 3 == -1', true],
    ['5 / 2.0 == 2.5', true],
    ['2 - 3 - 4 == -5', true],
    ['1 % 0 == 0', 'fails'],
    ['9007199254740991 + 1 > 0', 'fails'],
    ["'a' + 'b' == 'ab'", true],
    ["'a' + 1 == 'a1'", 'fails'],
    // in, is
    ["'a' in ['a', 'b']", true],
    ["'c' in ['a', 'b']", false],
    ["'a' in {'a': 1}", true],
    ["'a' in 'abc'", 'fails'],
    ['1 == 1 in [true]', true],
    ['1 is int && 1 is number && 1.5 is float', true],
    ["'a' is int", false],
    ['request.time is timestamp && null is map', false],
    // Members and items
    ["request.auth.uid == 'asha'", true],
    ["request.auth['uid'] == 'asha'", true],
    ["request.auth.token.nickname == ''", 'fails'],
    ["request.auth.token.get('nickname', '') == ''", true],
    ["request.auth.token.get('role', '') == 'staff'", true],
    ['[5, 6][1] == 6', true],
    ['[5, 6][2] == 6', 'fails'],
    ['null.foo == 1', 'fails'],
    // Methods
    ["'abc'.matches('b')", false],
    ["'abc'.matches('a.c')", true],
    ["'a1'.matches('a\\\\d')", true],
    ["'ab'.matches('a|b')", false],
    ["'a\\nb'.matches('a.b')", false],
    ["1.matches('1')", 'fails'],
    ["'abc'.size() == 3 && [1].size() == 1 && {'a': 1}.size() == 1", true],
    ["'Ab'.lower() == 'ab' && 'Ab'.upper() == 'AB' && ' a '.trim() == 'a'", true],
    ["'É'.lower() == 'é'", false],
    ["'a,b'.split(',') == ['a', 'b']", true],
    ["',a,'.split(',') == ['', 'a']", true],
    ["''.split(',') == ['']", true],
    ["['a', 'b'].join('-') == 'a-b'", true],
    ['[1, 2].hasAny([2, 3]) && [1, 2].hasAll([1]) && [1, 2].hasOnly([1, 2, 3])', true],
    ['[1].hasAny([2]) || [1].hasAll([1, 2]) || [1, 2].hasOnly([1])', false],
    ["{'b': 1, 'a': 2}.keys() == ['a', 'b'] && {'b': 1, 'a': 2}.values() == [2, 1]", true],
    // Documents of Firestore
    ['firestore.exists(/databases/(default)/documents/demoted/asha)', true],
    ['firestore.exists(/databases/(default)/documents/demoted/$(request.auth.uid))', true],
    ['firestore.exists(/databases/(default)/documents/demoted/$(request.auth.token.role))', false],
    ['firestore.exists(/databases/(default)/documents/demoted/$(request.time))', 'fails'],
    [
      'firestore.get(/databases/(default)/documents/demoted/asha).data.at == resource.timeCreated',
      true,
    ],
    ["firestore.get(/databases/(default)/documents/demoted/asha).data.by == ''", 'fails'],
    ["firestore.get(/databases/(default)/documents/demoted/staff).data.at == ''", 'fails'],
  ])('%s is %s', (condition, expected) => {
    expect(verdict(condition)).toBe(expected);
  });

  it('waits for a document that was not fetched, whatever the other side', () => {
    const condition = 'firestore.exists(/databases/(default)/documents/a/b)';
    const wanted = new UnreadDocument('/databases/(default)/documents/a/b');
    expect(() => verdict(`${condition} || true`)).toThrow(wanted);
    expect(verdict(`true || ${condition}`)).toBe(true);
  });

  it('names the line of a failure', () => {
    const { permit, failures } = judge(
      'match /{file} {\n allow get: if request.auth.token.a == 1;\n}',
    );
    expect(permit).toBe(false);
    expect(failures.map(({ line, message }) => [line, message])).toEqual([[4, 'there is no "a"']]);
  });
});

describe('a match', () => {
  it.each<[string, string, boolean]>([
    ['/products/{slug}/{file}', 'products/oil/a.webp', true],
    ['/products/{slug}/{file}', 'products/oil', false],
    ['/products/{slug}/{file}', 'products/oil/a/b', false],
    ['/products/{slug}/{file}', 'products//a.webp', false],
    ['/products/{slug}/{file}', 'product/oil/a.webp', false],
    ['/{all=**}', 'any/depth/at/all', true],
    ['/a/{all=**}', 'a', true],
    ['/a/{all=**}/z', 'a/b/c/z', true],
    ['/a/{all=**}/z', 'a/b/c', false],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(judge(`match ${pattern} { allow get; }`, path).permit).toBe(expected);
  });

  it('binds its variables in the conditions and functions inside', () => {
    const body = `
      match /users/{uid} {
        function isOwn() { return request.auth.uid == uid; }
        match /{file} { allow get: if isOwn() && file == 'photo.png' && bucket == 'shop'; }
      }`;
    expect(judge(body, 'users/asha/photo.png').permit).toBe(true);
    expect(judge(body, 'users/ravi/photo.png').permit).toBe(false);
    expect(judge(body, 'users/asha/other.png').permit).toBe(false);
  });

  it('is permitted when any of several allows', () => {
    const body = 'match /{a} { allow get: if false; } match /x { allow get: if true; }';
    expect(judge(body, 'x').permit).toBe(true);
    expect(judge(body, 'y').permit).toBe(false);
  });

  it.each<[string, Method[]]>([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create, update', ['create', 'update']],
    ['delete', ['delete']],
  ])('that allows %s allows nothing else', (allowed, expected) => {
    const all: Method[] = ['get', 'list', 'create', 'update', 'delete'];
    const permitted = all.filter(
      (method) => judge(`match /{file} { allow ${allowed}: if true; }`, 'x', method).permit,
    );
    expect(permitted).toEqual(expected);
  });

  it('lets functions bind values and call others', () => {
    const body = `
      function half(n) { let whole = n; let part = whole / 2; return part; }
      function isHalf(a, b) { return half(a) == b; }
      match /{file} { allow get: if isHalf(10, 5); allow list: if isHalf(10, 4); }`;
    expect(judge(body).permit).toBe(true);
    expect(judge(body, 'x', 'list').permit).toBe(false);
  });
});

describe('unsupported rules are refused at load time', () => {
  const inMatch = (condition: string): string =>
    rules(`match /{f} { allow get: if ${condition}; }`);

  it.each<[string, string]>([
    ['another version', rules('').replace("'2'", "'1'")],
    ['another service', rules('').replace('firebase.storage', 'cloud.firestore')],
    ['an unknown name', inMatch('user == 1')],
    ['an unknown function', inMatch('isOwner()')],
    [
      'too many arguments',
      rules('function a(x) { return x; } match /b { allow get: if a(1, 2); }'),
    ],
    ['Firestore as a value', inMatch('firestore == null')],
    ['an unknown method of Firestore', inMatch('firestore.getAfter(/a/b) == null')],
    ['a document whose place is computed', inMatch("firestore.exists('/a/' + 'b')")],
    ['a document by an unknown name', inMatch('firestore.exists(/a/$(nobody))')],
    ['a document by an unknown member', inMatch('firestore.exists(/a/$(request.auth.role))')],
    ['a place that is no document', inMatch('(/a/b) == null')],
    ['an unknown method', inMatch("'a'.reverse() == 'a'")],
    ['a method with other arguments', inMatch("'a'.size(1) == 1")],
    ['an unknown member of the request', inMatch('request.query.limit < 3')],
    ['an unknown member of the object', inMatch('resource.data.size < 3')],
    ['an unknown type', inMatch('1 is duration')],
    ['a pattern that is computed', inMatch("'a'.matches('a' + 'b')")],
    ['a pattern that looks ahead', inMatch("'a'.matches('(?=a)a')")],
    ['a pattern with flags', inMatch("'a'.matches('(?i)a')")],
    ['a pattern that is broken', inMatch("'a'.matches('[a')")],
    ['a pattern with \\s', inMatch("'a'.matches('\\\\s')")],
    ['an empty pattern to split by', inMatch("'a'.split('') == []")],
    ['an unknown escape', inMatch("'\\q' == 'q'")],
    ['an unknown sign', inMatch('1 @ 2')],
    ['a range', inMatch("'abc'[0:1] == 'a'")],
    ['a division that Google reads as a path', inMatch('4/2 == 2')],
    ['a double minus', inMatch('--1 == 1')],
    ['a string without an end', inMatch("'a == 1")],
    ['an unknown method of a request', rules('match /{f} { allow fetch: if true; }')],
    ['an unknown statement', rules('permit get;')],
    ['allow outside a match', "rules_version = '2'; service firebase.storage { allow read; }"],
    ['a function declared twice', rules('function a() { return 1; } function a() { return 2; }')],
    [
      'a function that hides an outer one',
      rules('function a() { return 1; } match /b { function a() { return 2; } }'),
    ],
    [
      'a function that calls itself',
      rules('function a() { return b(); } function b() { return a(); }'),
    ],
    ['a parameter that hides a name', rules('function a(request) { return 1; }')],
    ['a name bound before it is used', rules('function a() { let x = y; let y = 1; return x; }')],
    ['a path name given twice', rules('match /{bucket} { allow get; }')],
    ['the rest of a path as a value', rules("match /{all=**} { allow get: if all == 'a'; }")],
    ['a function that is never called but wrong', rules('function a() { return nobody; }')],
    ['a missing semicolon', rules('match /{f} { allow get: if true }')],
    ['a match without a path', rules('match products { allow get; }')],
    ['text after the service', `${rules('')} service`],
    ['nothing at all', ''],
  ])('%s', (_, source) => {
    expect(() => loadRules(source)).toThrow(LoadError);
  });

  it('with the line of the error', () => {
    const source = rules(
      'match /{f} {\n  allow get: if true;\n  // a comment\n  allow list: if nobody;\n}',
    );
    expect(() => loadRules(source)).toThrow(expect.objectContaining({ line: 6 }));
  });
});
