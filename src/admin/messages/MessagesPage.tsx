import { words } from '#text/en/admin.ts';

/** What people write to the shop. */
export default function MessagesPage() {
  return <h1 className="text-2xl">{words.tabs.messages}</h1>;
}
