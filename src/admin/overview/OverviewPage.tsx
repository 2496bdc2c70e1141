import { words } from '#text/en/admin.ts';

/** How the shop stands today. */
export default function OverviewPage() {
  return <h1 className="text-2xl">{words.tabs.overview}</h1>;
}
