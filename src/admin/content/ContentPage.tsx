import { Link, useSearchParams } from 'react-router-dom';
import { type ContentPart, CONTENT_PARTS, STAFF_PARTS } from '#domain/shop-content/parts.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { storedContent } from '#data/admin/content.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { useRole } from '../frame/use-role.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { contentIn } from './content-editing.ts';
import { ContentHistory } from './ContentHistory.tsx';

/** The words, menus and pages of the shop: a form for each part, with preview, versions and undo. */
export default function ContentPage() {
  const [query] = useSearchParams();
  const part = CONTENT_PARTS.find((one) => one === query.get('part')) ?? 'home';
  const { title, lead, soon } = words.parts[part];
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <nav aria-label={words.nav} className="my-3">
        <ul className="flex flex-wrap gap-x-5">
          {CONTENT_PARTS.map((one) => (
            <li key={one}>
              <Link
                to={adminPaths.content(one)}
                aria-current={one === part ? 'page' : undefined}
                className="flex min-h-11 items-center text-leaf underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
              >
                {words.parts[one].title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{lead}</p>
      <p className="my-3 max-w-prose rounded-card bg-leaf-tint px-4 py-3 text-sm">
        <strong>{`${words.howSoon}: `}</strong>
        <span>{soon}</span>
      </p>
      <PartView key={part} part={part} />
    </>
  );
}

function PartView({ part }: { part: ContentPart }) {
  const read = useQuery(storedContent(part));
  const role = useRole();
  if (read.state === 'loading') {
    return (
      <div aria-busy="true" aria-label={adminWords.list.loading} className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-60" />
      </div>
    );
  }
  if (read.state === 'failed' && !read.data) return <ReadProblem failure={read.error} />;
  const stored = read.data ?? null;
  if (role === 'owner' || (role === 'staff' && STAFF_PARTS.includes(part))) {
    return <ContentEditor part={part} stored={stored} />;
  }
  return (
    <>
      <p className="my-3 font-semibold">{role === 'staff' ? words.onlyOwners : words.viewers}</p>
      <ContentPreview part={part} content={contentIn(part, stored?.value)} />
      <ContentHistory part={part} />
    </>
  );
}
