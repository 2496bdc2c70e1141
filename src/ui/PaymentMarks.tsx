import type { ReactNode } from 'react';

interface PaymentMarksProps {
  /** The name of the list. */
  label: string;
}

/** The marks of the ways to pay, each named, in one list. They stand on light plates in both schemes, as on a card. */
export function PaymentMarks({ label }: PaymentMarksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      <Mark name="Visa">
        <g {...strokes('var(--mark-visa)', 2.6)} transform="skewX(-14)">
          <path d="m13.2 8.7 2.2 10.500L18.6 8.700M23 8.700v10.6" />
          <path d="M33 10c-1.2-1.5-5.2-1.6-5.4.8-.2 2.7 5.7 2 5.5 5.3-.2 3-4.5 3.2-6.2 1.3" />
          <path d="m36 19.3 4.3-10.600h.8l2 10.600M38 16h4.6" />
        </g>
      </Mark>
      <Mark name="UPI">
        <g {...strokes('var(--mark-ink)', 2.2)} transform="skewX(-12)">
          <path d="M9.5 9.500v6.300c0 4 6.2 4 6.2 0V9.500M20.2 19.200V9.500h3c4.5 0 4.5 5.8 0 5.800h-3M31 9.500v9.7" />
        </g>
        <path d="m34 8 4.8 6.300L31.5 21Z" fill="var(--mark-upi-orange)" />
        <path d="m37.3 8 4.8 6.300L34.8 21Z" fill="var(--mark-upi-green)" />
      </Mark>
      <Mark name="Mastercard">
        <circle cx="19" cy="14" r="7.8" fill="var(--mark-master-red)" />
        <circle cx="29" cy="14" r="7.8" fill="var(--mark-master-yellow)" />
        <path
          d="M24 7.86a7.8 7.8 0 0 1 0 12.28 7.8 7.8 0 0 1 0-12.28Z"
          fill="var(--mark-master-mix)"
        />
      </Mark>
      <Mark name="Google Pay">
        <g fill="none" strokeWidth="2.4">
          <path d="M14.2 10.500a5 5 0 0 0-7.8.9" stroke="var(--mark-google-red)" />
          <path d="M6.4 11.400a5 5 0 0 0 0 5.2" stroke="var(--mark-google-yellow)" />
          <path d="M6.4 16.600a5 5 0 0 0 7.6 1" stroke="var(--mark-google-green)" />
          <path d="M14 17.600a5 5 0 0 0 1.5-3.600h-4.7" stroke="var(--mark-google-blue)" />
        </g>
        <g {...strokes('var(--mark-ink)', 1.9)}>
          <path d="M20.2 18.800V9.300h3c3.7 0 3.7 5.2 0 5.200h-3M33.8 12.600v6.200M33.8 15.700c0 4-5.6 4-5.6 0s5.6-4 5.6 0M37 12.600l2.5 6.200M42 12.600l-3.5 8.600h-1.2" />
        </g>
      </Mark>
      <Mark name="PayPal">
        <g transform="translate(1.5 0) skewX(-8)">
          <path
            d="M22.5 9.800h5.800c5.6 0 5.8 8.4-.8 8.400h-2.300v4.300h-4.100Z"
            fill="var(--mark-paypal-light)"
          />
          <path
            d="M18.8 6h6.300c5.8 0 6 8.8-.8 8.800h-2.500v4.400h-4.400Z"
            fill="var(--mark-paypal-deep)"
          />
          <path d="M22 8.900h2.200c2.2 0 2.2 3.1 0 3.100H22Z" fill="var(--mark-plate)" />
        </g>
      </Mark>
    </ul>
  );
}

function strokes(stroke: string, strokeWidth: number) {
  return {
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
}

interface MarkProps {
  name: string;
  children: ReactNode;
}

function Mark({ name, children }: MarkProps) {
  return (
    <li className="flex">
      <svg viewBox="0 0 48 28" className="h-7 w-12" role="img" aria-label={name}>
        <rect
          x=".5"
          y=".5"
          width="47"
          height="27"
          rx="5"
          fill="var(--mark-plate)"
          stroke="var(--mark-edge)"
        />
        {children}
      </svg>
    </li>
  );
}
