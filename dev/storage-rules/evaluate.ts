import { calculate } from './arithmetic.ts';
import { EvaluationError, UnreadDocument } from './fault.ts';
import { callMethod } from './methods.ts';
import type { Expression, FunctionRule } from './syntax.ts';
import {
  boolean,
  equal,
  isNumber,
  isOfType,
  list,
  nothing,
  text,
  type Value,
  whole,
} from './values.ts';

/** The scope of an expression: its names, and the functions declared around it. */
export interface Scope {
  readonly names: ReadonlyMap<string, Value>;
  /** The function with the scope of its declaration. */
  readonly functionNamed: (
    name: string,
  ) => { readonly rule: FunctionRule; readonly scope: Scope } | null;
  /** The fields of Firestore documents by path; null for a missing one. */
  readonly documents: ReadonlyMap<string, Value | null>;
}

/**
 * The value of an expression.
 * @throws EvaluationError when it has none: a missing field, a wrong type, a division by zero. UnreadDocument.
 */
function evaluate(expression: Expression, scope: Scope): Value {
  const fail = (message: string): never => {
    throw new EvaluationError(expression.line, message);
  };
  switch (expression.kind) {
    case 'literal':
      if (expression.value === null) return nothing;
      return typeof expression.value === 'string'
        ? text(expression.value)
        : boolean(expression.value);
    case 'number':
      return expression.float
        ? { type: 'float', value: expression.value }
        : whole(expression.value);
    case 'name':
      return scope.names.get(expression.name) ?? fail(`${expression.name} has no value`);
    case 'list':
      return list(expression.items.map((item) => evaluate(item, scope)));
    case 'map':
      return mapOf(expression.entries, scope, fail);
    case 'member':
      return memberOf(evaluate(expression.of, scope), text(expression.name), fail);
    case 'index':
      return memberOf(evaluate(expression.of, scope), evaluate(expression.at, scope), fail);
    case 'method': {
      const of = evaluate(expression.of, scope);
      const given = expression.given.map((argument) => evaluate(argument, scope));
      return (
        callMethod(of, expression.name, given) ?? fail(`${expression.name}() fails on a ${of.type}`)
      );
    }
    case 'call':
      return callFunction(expression, scope, fail);
    case 'document': {
      const documentFields = documentOf(expression.at, scope, fail);
      if (expression.wanted === 'exists') return boolean(documentFields !== null);
      if (documentFields === null) return fail('there is no such document');
      return { type: 'map', fields: new Map([['data', documentFields]]) };
    }
    case 'not':
      return boolean(!truth(expression.of, scope));
    case 'minus': {
      const of = evaluate(expression.of, scope);
      return isNumber(of) ? { ...of, value: -of.value } : fail(`"-" before a ${of.type}`);
    }
    case 'and':
      return boolean(decide(expression.left, expression.right, scope, false));
    case 'or':
      return boolean(decide(expression.left, expression.right, scope, true));
    case 'is':
      return boolean(isOfType(evaluate(expression.of, scope), expression.type));
    case 'choice':
      return truth(expression.condition, scope)
        ? evaluate(expression.whenTrue, scope)
        : evaluate(expression.whenFalse, scope);
    case 'binary': {
      const left = evaluate(expression.left, scope);
      const right = evaluate(expression.right, scope);
      if (expression.operator === '==') return boolean(equal(left, right));
      if (expression.operator === '!=') return boolean(!equal(left, right));
      return (
        calculate(expression.operator, left, right) ??
        fail(`"${expression.operator}" fails between a ${left.type} and a ${right.type}`)
      );
    }
  }
}

/**
 * Whether a condition holds.
 * @throws EvaluationError when it has no value, or one that is not a boolean.
 */
export function truth(condition: Expression, scope: Scope): boolean {
  const value = evaluate(condition, scope);
  if (value.type === 'bool') return value.value;
  throw new EvaluationError(condition.line, `a ${value.type} is neither true nor false`);
}

/**
 * `||` and `&&`: a side with the `decisive` value decides even when the other one fails. When neither has it and one
 * failed, the whole fails.
 */
function decide(left: Expression, right: Expression, scope: Scope, decisive: boolean): boolean {
  let failure: unknown = null;
  for (const side of [left, right]) {
    try {
      if (truth(side, scope) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure ??= error;
    }
  }
  if (failure instanceof EvaluationError) throw failure;
  return !decisive;
}

function mapOf(
  entries: readonly (readonly [Expression, Expression])[],
  scope: Scope,
  fail: (message: string) => never,
): Value {
  const fields = new Map<string, Value>();
  for (const [key, value] of entries) {
    const name = evaluate(key, scope);
    if (name.type !== 'string') return fail(`a ${name.type} as the key of a map`);
    fields.set(name.value, evaluate(value, scope));
  }
  return { type: 'map', fields };
}

function memberOf(of: Value, at: Value, fail: (message: string) => never): Value {
  if (of.type === 'map' && at.type === 'string') {
    return of.fields.get(at.value) ?? fail(`there is no "${at.value}"`);
  }
  if (of.type === 'list' && at.type === 'int') {
    return of.items[at.value] ?? fail(`there is no item ${at.value}`);
  }
  return fail(`a ${of.type} has no members by a ${at.type}`);
}

function documentOf(
  at: readonly Expression[],
  scope: Scope,
  fail: (message: string) => never,
): Value | null {
  const segments = at.map((part) => {
    const value = evaluate(part, scope);
    return value.type === 'string'
      ? value.value
      : fail(`a ${value.type} in the place of a document`);
  });
  const path = `/${segments.join('/')}`;
  const documentFields = scope.documents.get(path);
  if (documentFields === undefined) throw new UnreadDocument(path);
  return documentFields;
}

function callFunction(
  { name, given }: Extract<Expression, { kind: 'call' }>,
  scope: Scope,
  fail: (message: string) => never,
): Value {
  const declared = scope.functionNamed(name) ?? fail(`there is no function ${name}`);
  const names = new Map(declared.scope.names);
  declared.rule.parameters.forEach((parameter, index) => {
    const argument = given[index];
    if (argument) names.set(parameter, evaluate(argument, scope));
  });
  const inner = { ...declared.scope, names };
  for (const binding of declared.rule.bindings) {
    names.set(binding.name, evaluate(binding.value, inner));
  }
  return evaluate(declared.rule.result, inner);
}
