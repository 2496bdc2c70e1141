import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { type Blog, blogState } from '#domain/content/blog.ts';
import { formatMoment } from '#text/dates.ts';
import { staffBlogs } from '#data/admin/blogs.ts';
import { words } from '#text/admin/blog.ts';
import { words as shared } from '#text/admin/admin.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { ListState } from '../list/ListState.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useListPage } from '../list/use-list-page.ts';

const STATES = ['draft', 'scheduled', 'published'] as const;

interface BlogListProps {
  address: ListAddress;
}

/** The articles by publication state. */
export function BlogList({ address }: BlogListProps) {
  const [now] = useState(() => Date.now());
  const state = STATES.find((option) => option === address.get('state')) ?? null;
  const { rows, error, pager } = useListPage(address, (after) => staffBlogs(state, now, after));
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <div className="mt-4 mb-5 flex flex-wrap items-end justify-between gap-4">
        <label className="block font-semibold">
          <span>{words.filter}</span>
          <select
            value={state ?? ''}
            onChange={({ target }) => address.set({ state: target.value })}
            className="mt-1 block h-11 rounded-card border border-edge bg-surface px-4 text-base font-normal text-ink"
          >
            <option value="">{words.all}</option>
            {STATES.map((option) => (
              <option key={option} value={option}>
                {words.states[option]}
              </option>
            ))}
          </select>
        </label>
        <EditorsOnly>
          <Link to={adminPaths.newArticle} className={buttonLook('main')}>
            {words.write}
          </Link>
        </EditorsOnly>
      </div>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        pager={pager}
        empty={state ? null : shared.list.empty}
      >
        <DataTable
          caption={words.caption}
          columns={columns(now)}
          rows={rows ?? []}
          keyOf={({ slug }) => slug}
        />
      </ListState>
    </>
  );
}

function columns(now: number): readonly Column<Blog>[] {
  const { column } = words;
  return [
    {
      name: 'article',
      label: column.article,
      cell: ({ slug, title }) => (
        <Link
          to={adminPaths.article(slug)}
          className="flex min-h-8 flex-col justify-center underline-offset-4 hover:underline"
        >
          <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          <span className="[overflow-wrap:anywhere] text-ink-soft">{slug}</span>
        </Link>
      ),
    },
    { name: 'author', label: column.author, wide: true, cell: ({ author }) => author },
    { name: 'state', label: column.state, cell: (blog) => words.states[blogState(blog, now)] },
    {
      name: 'moment',
      label: column.moment,
      wide: true,
      cell: (blog) => (
        <span className="amount">
          {blog.status === 'published' && formatMoment(blog.publishedAt)}
        </span>
      ),
    },
  ];
}
