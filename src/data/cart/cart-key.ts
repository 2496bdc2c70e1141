/** The key under which a customer's cart is read. */
export function cartKey(uid: string): string {
  return `cart of ${uid}`;
}
