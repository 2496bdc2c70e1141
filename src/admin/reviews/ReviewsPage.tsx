import { words } from '#text/en/admin.ts';

/** What people say of products. */
export default function ReviewsPage() {
  return <h1 className="text-2xl">{words.tabs.reviews}</h1>;
}
