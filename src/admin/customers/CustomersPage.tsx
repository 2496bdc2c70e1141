import { words } from '#text/en/admin.ts';

/** Who buys. */
export default function CustomersPage() {
  return <h1 className="text-2xl">{words.tabs.customers}</h1>;
}
