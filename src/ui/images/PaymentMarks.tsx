interface PaymentMarksProps {
  /** Alt text with the name of every mark. */
  label: string;
}

/**
 * The payment marks as one image: as inline SVG they caused a tenth of a phone's layout work. They stand on light
 * plates in both colour schemes; their colours belong to their owners.
 */
export function PaymentMarks({ label }: PaymentMarksProps) {
  return (
    <img
      src="/icons/payment-marks.svg"
      alt={label}
      width="272"
      height="28"
      loading="lazy"
      decoding="async"
    />
  );
}
