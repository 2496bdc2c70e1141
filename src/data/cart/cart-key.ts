/** Query key of a customer's cart. */
export function cartKey(uid: string): string {
  return `cart of ${uid}`;
}
