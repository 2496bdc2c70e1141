import type { BinaryOperator } from './syntax.ts';
import { boolean, contains, isNumber, type Of, order, text, type Value } from './values.ts';

/**
 * Applies a binary operator other than `==` and `!=` to two values.
 * @returns null where the operator fails: unsupported types, a division by zero, a number beyond the exact range.
 */
export function calculate(
  operator: Exclude<BinaryOperator, '==' | '!='>,
  left: Value,
  right: Value,
): Value | null {
  switch (operator) {
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const difference = order(left, right);
      return difference === null ? null : boolean(compares(operator, difference));
    }
    case '+':
      if (left.type === 'string' && right.type === 'string') return text(left.value + right.value);
      return withNumbers(operator, left, right);
    case '-':
    case '*':
    case '/':
    case '%':
      return withNumbers(operator, left, right);
  }
}

function isIn(wanted: Value, within: Value): Value | null {
  if (within.type === 'list' || within.type === 'set')
    return boolean(contains(within.items, wanted));
  if (within.type === 'map' && wanted.type === 'string')
    return boolean(within.fields.has(wanted.value));
  return null;
}

function compares(operator: '<' | '<=' | '>' | '>=', difference: number): boolean {
  switch (operator) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

function withNumbers(
  operator: '+' | '-' | '*' | '/' | '%',
  left: Value,
  right: Value,
): Of<'int' | 'float'> | null {
  if (!isNumber(left) || !isNumber(right)) return null;
  if ((operator === '/' || operator === '%') && right.value === 0) return null;
  const exact = compute(operator, left.value, right.value);
  if (left.type === 'float' || right.type === 'float') return { type: 'float', value: exact };
  // Integers have 64 bits in Google's runtime; beyond JavaScript's exact range there is no result.
  const value = Math.trunc(exact) + 0;
  return Number.isSafeInteger(value) ? { type: 'int', value } : null;
}

function compute(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}
