/**
 * Runs a task while no other tab of this browser runs one under the same name (Web Locks API). Runs it at once where the
 * browser has no locks.
 */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(`franch ${name}`, task) : task();
}
