import { words } from '#text/en/admin.ts';

/** The settings of the shop. */
export default function SettingsPage() {
  return <h1 className="text-2xl">{words.tabs.settings}</h1>;
}
