import type { ComponentProps } from 'react';

const LOOKS = {
  /** No look of its own: text in place of content, or a message that brings its box. */
  plain: '',
  text: 'font-semibold text-clay',
  /** Below a field. */
  small: 'text-sm font-semibold text-clay',
  /** A box for one sentence. */
  note: 'rounded-card bg-clay-tint px-4 py-3 empty:p-0',
  /** A box for several sentences, or with buttons. */
  box: 'rounded-card bg-clay-tint p-4',
  /** In place of a page's content. */
  'large-box': 'rounded-card bg-clay-tint p-6 text-clay',
} as const;

interface ErrorMessageProps extends Pick<ComponentProps<'div'>, 'id' | 'ref' | 'children'> {
  look?: keyof typeof LOOKS;
  /** Classes for spacing. */
  className?: string;
}

/** An error, announced when it appears. Render it empty in advance where its text comes later. */
export function ErrorMessage({ look = 'text', className = '', ...rest }: ErrorMessageProps) {
  return <div role="alert" className={`${LOOKS[look]} ${className}`.trim()} {...rest} />;
}
