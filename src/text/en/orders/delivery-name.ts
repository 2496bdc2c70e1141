/** A weight in kilograms: "2.4 kg". */
export const kilograms = (grams: number): string => `${grams / 1000} kg`;

/** The name of a delivery charge. `grams` is the weight that added to it: "Delivery (2.4 kg)". */
export const deliveryName = (name: string, grams?: number): string =>
  grams === undefined ? name : `${name} (${kilograms(grams)})`;
