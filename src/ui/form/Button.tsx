import type { ButtonHTMLAttributes } from 'react';

const LOOKS = {
  main: 'bg-turmeric text-on-turmeric hover:bg-turmeric-deep',
  quiet: 'border border-edge text-ink hover:bg-tint',
  grave: 'bg-clay text-surface hover:underline underline-offset-4',
} as const;

/** Classes of a button, or of a link that looks like one. At least 44 px high. */
export function buttonLook(look: keyof typeof LOOKS = 'main'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${LOOKS[look]}`;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: keyof typeof LOOKS;
}

/** A button. With `aria-disabled` it keeps the focus and ignores clicks. */
export function Button({ look = 'main', type = 'button', onClick, ...rest }: ButtonProps) {
  const press = rest['aria-disabled'] === true ? undefined : onClick;
  // oxlint-disable-next-line react/button-has-type -- the type is a button's by its props
  return <button type={type} className={buttonLook(look)} onClick={press} {...rest} />;
}
