import { words } from '#text/en/admin.ts';

/** The articles of the blog. */
export default function BlogPage() {
  return <h1 className="text-2xl">{words.blog}</h1>;
}
