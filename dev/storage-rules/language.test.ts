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

const DEMOTED = '/databases/(default)/documents/demoted';

const TRUE = [
  // Equality and order
  ...['1 == 1.0', 'null == null', "null != 'a'", '[1] == [1]', "{'a': 1} == {'a': 1}", "'a' < 'b'"],
  ...['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3', 'resource.timeCreated < request.time'],
  'request.time.toMillis() > 1700000000000',
  // Logic: a decisive side hides the failure of the other
  ...['true || 1 / 0 == 1', '1 / 0 == 1 || true', '1 || true', 'true ? true : 1 / 0 == 1'],
  // Arithmetic
  ...['2 + 3 * 4 == 14 && (2 + 3) * 4 == 20', '7 / 2 == 3 && -7 / 2 == -3', '5 / 2.0 == 2.5'],
  ...['7 % 3 == 1 && -7 % 3 == -1', '2 - 3 - 4 == -5', "'a' + 'b' == 'ab'"],
  // in, is, members and items
  ...["'a' in ['a', 'b']", "'a' in {'a': 1}", '1 == 1 in [true]', '1 is int', '1 is number'],
  ...['1.5 is float', "request.auth.uid == 'asha'", "request.auth['uid'] == 'asha'"],
  ...["request.auth.token.get('nickname', '') == ''", '[5, 6][1] == 6'],
  "request.auth.token.get('role', '') == 'staff'",
  // Methods
  ...["'abc'.matches('a.c')", "'a1'.matches('a\\\\d')", "['a', 'b'].join('-') == 'a-b'"],
  ...["'abc'.size() == 3 && [1].size() == 1 && {'a': 1}.size() == 1", "' a '.trim() == 'a'"],
  ...["'Ab'.lower() == 'ab' && 'Ab'.upper() == 'AB'", "'a,b'.split(',') == ['a', 'b']"],
  ...["',a,'.split(',') == ['', 'a']", "''.split(',') == ['']"],
  '[1, 2].hasAny([2, 3]) && [1, 2].hasAll([1]) && [1, 2].hasOnly([1, 2, 3])',
  "{'b': 1, 'a': 2}.keys() == ['a', 'b'] && {'b': 1, 'a': 2}.values() == [2, 1]",
  // Documents of Firestore
  ...[`firestore.exists(${DEMOTED}/asha)`, `firestore.exists(${DEMOTED}/$(request.auth.uid))`],
  `firestore.get(${DEMOTED}/asha).data.at == resource.timeCreated`,
];
const FALSE = [
  ...["1 == '1'", '[1] == [1.0]', "{'a': 1} == {'a': 2}", '2 < 1 || 2 <= 1 || 1 > 2 || 1 >= 2'],
  ...['resource.timeCreated == request.time', '1 / 0 == 1 && false', '!true'],
  ...['true ? false : true', "'c' in ['a', 'b']", "'a' is int", 'null is map'],
  ...["'abc'.matches('b')", "'ab'.matches('a|b')", "'a\\nb'.matches('a.b')", "'É'.lower() == 'é'"],
  ...['[1].hasAny([2])', '[1].hasAll([1, 2])', '[1, 2].hasOnly([1])'],
  `firestore.exists(${DEMOTED}/$(request.auth.token.role))`,
];
const WITHOUT_VALUE = [
  ...["'a' < 1", 'true < false', '1 / 0 == 1 || false', '1 / 0 == 1 && true', 'false || 1', '!1'],
  ...['1 ? true : true', '1 % 0 == 0', '9007199254740991 + 1 > 0', "'a' + 1 == 'a1'"],
  ...["'a' in 'abc'", "request.auth.token.nickname == ''", '[5, 6][2] == 6', 'null.foo == 1'],
  ...["1.matches('1')", `firestore.exists(${DEMOTED}/$(request.time))`],
  `firestore.get(${DEMOTED}/asha).data.by == ''`,
  `firestore.get(${DEMOTED}/staff).data.at == ''`,
];

describe('a condition', () => {
  it.each(TRUE)('%s is true', (condition) => expect(verdict(condition)).toBe(true));
  it.each(FALSE)('%s is false', (condition) => expect(verdict(condition)).toBe(false));
  it.each(WITHOUT_VALUE)('%s fails', (condition) => expect(verdict(condition)).toBe('fails'));

  it('waits for a document that was not fetched, whatever the other side', () => {
    const condition = 'firestore.exists(/databases/(default)/documents/a/b)';
    const path = '/databases/(default)/documents/a/b';
    expect(() => verdict(`${condition} || true`)).toThrow(new UnreadDocument(path));
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
    expect(['x', 'y'].map((path) => judge(body, path).permit)).toEqual([true, false]);
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

/** Conditions that the evaluator does not support, or Google reads otherwise. */
const UNSUPPORTED_CONDITIONS = [
  // Names, calls and members
  ...['user == 1', 'isOwner()', "'a'.reverse() == 'a'", "'a'.size(1) == 1", '1 is duration'],
  ...['request.query.limit < 3', 'resource.data.size < 3'],
  // Documents by a place that is no path of known names
  ...['firestore == null', 'firestore.getAfter(/a/b) == null', "firestore.exists('/a/' + 'b')"],
  ...['firestore.exists(/a/$(nobody))', 'firestore.exists(/a/$(request.auth.role))'],
  '(/a/b) == null',
  // Patterns: computed, looking ahead, with flags, broken, with \\s, empty
  ...["'a'.matches('a' + 'b')", "'a'.matches('(?=a)a')", "'a'.matches('(?i)a')"],
  ...["'a'.matches('[a')", "'a'.matches('\\\\s')", "'a'.split('') == []"],
  // Signs: an escape, a range, a division that Google reads as a path, a string without an end
  ...["'\\q' == 'q'", '1 @ 2', "'abc'[0:1] == 'a'", '4/2 == 2', '--1 == 1', "'a == 1"],
];

describe('unsupported rules are refused at load time', () => {
  it.each(UNSUPPORTED_CONDITIONS)('%s', (condition) => {
    const source = rules(`match /{f} { allow get: if ${condition}; }`);
    expect(() => loadRules(source)).toThrow(LoadError);
  });

  it.each([
    ['another version', rules('').replace("'2'", "'1'")],
    ['another service', rules('').replace('firebase.storage', 'cloud.firestore')],
    [
      'too many arguments',
      rules('function a(x) { return x; } match /b { allow get: if a(1, 2); }'),
    ],
    ['an unknown method of a request', rules('match /{f} { allow fetch: if true; }')],
    ['an unknown statement', rules('permit get;')],
    ['allow outside a match', "rules_version = '2'; service firebase.storage { allow read; }"],
    ['a function declared twice', rules('function a() { return 1; } function a() { return 2; }')],
    [
      'a hidden function',
      rules('function a() { return 1; } match /b { function a() { return 2; } }'),
    ],
    ['a recursion', rules('function a() { return b(); } function b() { return a(); }')],
    ['a parameter that hides a name', rules('function a(request) { return 1; }')],
    ['a name bound after its use', rules('function a() { let x = y; let y = 1; return x; }')],
    ['a path name given twice', rules('match /{bucket} { allow get; }')],
    ['the rest of a path as a value', rules("match /{all=**} { allow get: if all == 'a'; }")],
    ['a wrong function that is never called', rules('function a() { return nobody; }')],
    ['a missing semicolon', rules('match /{f} { allow get: if true }')],
    ['a match without a path', rules('match products { allow get; }')],
    ['text after the service', `${rules('')} service`],
    ['nothing at all', ''],
  ])('%s', (_, source) => {
    expect(() => loadRules(source)).toThrow(LoadError);
  });

  it('with the line of the error', () => {
    const body = 'match /{f} {\n  allow get: if true;\n  // a comment\n  allow list: if nobody;\n}';
    expect(() => loadRules(rules(body))).toThrow(expect.objectContaining({ line: 6 }));
  });
});
