import { words } from '#text/en/admin.ts';

/** What staff did. */
export default function AuditPage() {
  return <h1 className="text-2xl">{words.tabs.audit}</h1>;
}
