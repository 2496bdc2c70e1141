interface PaymentMarksProps {
  /** What the picture shows, with the name of every mark. */
  label: string;
}

/**
 * The marks of the ways to pay, as one picture: drawn in the page they were a tenth of what a phone had to lay out. They
 * stand on light plates in both schemes, as on a card; their colours belong to their owners.
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
