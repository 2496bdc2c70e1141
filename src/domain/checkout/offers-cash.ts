/**
 * Whether the shop takes cash on delivery at all: a maximum of zero (paise) turns it off. Apart from the other delivery rules,
 * which the home page does not load.
 */
export function offersCash({ codMaxPaise }: { readonly codMaxPaise: number }): boolean {
  return codMaxPaise > 0;
}
