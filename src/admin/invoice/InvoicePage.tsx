import { words } from '#text/en/admin.ts';

/** The invoice of a transaction. */
export default function InvoicePage() {
  return <h1 className="text-2xl">{words.title}</h1>;
}
