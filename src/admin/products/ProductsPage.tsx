import { words } from '#text/en/admin.ts';

/** What the shop sells. */
export default function ProductsPage() {
  return <h1 className="text-2xl">{words.tabs.products}</h1>;
}
