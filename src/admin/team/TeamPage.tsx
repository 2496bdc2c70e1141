import { words } from '#text/en/admin.ts';

/** Who works here. */
export default function TeamPage() {
  return <h1 className="text-2xl">{words.tabs.team}</h1>;
}
