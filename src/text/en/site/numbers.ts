import type { NumberFault } from '#domain/core/form.ts';
import { formatNumber } from '#domain/money/number.ts';

/** Says what is wrong with a typed number or amount, and what to write instead. */
export function numberSentence(fault: NumberFault): string {
  const { why, typed, instead } = fault;
  const noun = nounOf(fault);
  switch (why) {
    case 'zero':
      return fault.least < 0
        ? 'Enter a number other than 0.'
        : `“${typed}” is zero. Enter ${noun} above 0.`;
    case 'range':
      return `“${typed}” is ${rangeOf(fault)}.`;
    case 'sign':
      return `“${typed}” has a sign. Enter ${noun} without + or -.`;
    case 'decimals':
      return decimalsSentence(fault);
    case 'commas':
      return `“${typed}” isn’t ${noun}.${meant(instead)} Commas only separate thousands, as in 1,00,000.`;
    case 'shape':
      return `“${typed}” isn’t ${noun}.${meant(instead) || ` Enter digits only, such as ${exampleOf(fault)}.`}`;
  }
}

function meant(instead: string): string {
  return instead === '' ? '' : ` Did you mean ${instead}?`;
}

function nounOf({ code, decimals }: NumberFault): string {
  if (code === 'amount') return 'an amount in rupees';
  return decimals === 0 ? 'a whole number' : 'a number';
}

function rangeOf({ code, least, most, decimals }: NumberFault): string {
  const upTo = `${code === 'amount' ? '₹' : ''}${formatNumber(most)}`;
  if (code === 'amount') return `more than ${upTo}, the largest amount of the shop`;
  const noun = decimals === 0 ? 'a whole number' : 'a number';
  // The least fraction above zero says nothing to people.
  const range = least > 0 && least < 1 ? `above 0, up to` : `from ${formatNumber(least)} to`;
  return `out of range. Enter ${noun} ${range} ${upTo}`;
}

function decimalsSentence({ code, typed, instead, decimals }: NumberFault): string {
  if (code === 'amount') {
    return `“${typed}” has more than two digits after the point. Enter rupees and paise, such as 449.50.`;
  }
  return decimals === 0
    ? `“${typed}” isn’t a whole number.${meant(instead)}`
    : `“${typed}” has more than ${decimals} digits after the point.`;
}

function exampleOf({ code, decimals }: NumberFault): string {
  if (code === 'amount') return '449 or 449.50';
  return decimals === 0 ? '12' : '12 or 2.5';
}
