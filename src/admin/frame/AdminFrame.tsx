import { ExternalLink, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ADMIN_TABS, adminPaths } from '#domain/staff/admin-area.ts';
import { BLOG_PERMISSION, may, TAB_PERMISSIONS } from '#domain/staff/permissions.ts';
import { paths } from '#domain/site/paths.ts';
import { signOut } from '#data/account/account.ts';
import { words } from '#text/admin/admin.ts';
import { words as frameWords } from '#text/site/frame.ts';
import { words as invoiceWords } from '#text/admin/invoice.ts';
import { useCurrentLinkInView } from '#ui/browser/use-current-link-in-view.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Head } from '#ui/head/Head.tsx';
import { NavLink } from './NavLink.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useRole } from './use-role.ts';

interface AdminFrameProps {
  /** The button of the search, above the navigation. */
  search: Elements;
  children: ReactNode;
}

/** The sections of the staff area; the blog precedes the settings. */
const SECTIONS = ADMIN_TABS.flatMap((tab) => [
  ...(tab === 'settings'
    ? [{ path: adminPaths.blog, name: words.blog, needs: BLOG_PERMISSION }]
    : []),
  { path: adminPaths.tab(tab), name: words.tabs[tab], needs: TAB_PERMISSIONS[tab] },
]);

/** Layout of the staff area: navigation at the side, or in a row on a phone. */
export function AdminFrame({ search, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const role = useRole();
  const isInvoice = pathname.startsWith(adminPaths.invoice(''));
  const sectionPath = isInvoice ? adminPaths.tab('orders') : pathname;
  const current = SECTIONS.find(({ path }) => path === sectionPath);
  const title = isInvoice ? invoiceWords.title : current?.name;
  const row = useCurrentLinkInView(pathname);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_1fr] print:block print:min-h-0">
      <Head title={title === undefined ? words.title : words.titleOf(title)} />
      <UnsavedGuard />
      <a href="#content" className="skip-link">
        {frameWords.skip}
      </a>
      <div className="border-b border-hairline bg-surface lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 print:hidden">
        <div className="flex items-center gap-4 px-4 pt-4 lg:block">
          <div className="min-w-0">
            <p className="font-semibold">{words.title}</p>
            {role && <p className="text-sm text-ink-soft">{words.roles[role]}</p>}
          </div>
          <div className="grow lg:mt-3">{search}</div>
        </div>
        <nav
          ref={row}
          aria-label={words.nav}
          className="overflow-x-auto px-2 py-2 [scrollbar-width:thin] lg:py-4"
        >
          <ul className="flex gap-1 lg:block">
            {SECTIONS.filter(({ needs }) => may(role, needs)).map(({ path, name }) => (
              <li key={path}>
                <NavLink to={path} current={path === sectionPath}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex gap-4 px-4 pb-3 lg:block lg:pb-6">
          <Link to={paths.home} className="flex min-h-11 items-center gap-2 text-leaf">
            <ExternalLink aria-hidden className="size-4" />
            <span>{words.shop}</span>
          </Link>
          <button
            type="button"
            data-leaves
            className="flex min-h-11 items-center gap-2 text-leaf"
            onClick={() => void signOut()}
          >
            <LogOut aria-hidden className="size-4" />
            <span>{words.signOut}</span>
          </button>
        </p>
      </div>
      <div id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none lg:px-8 print:p-0">
        {children}
      </div>
    </div>
  );
}
