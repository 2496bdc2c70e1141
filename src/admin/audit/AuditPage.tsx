import { team } from '#data/admin/team.ts';
import { auditPage } from '#data/admin/audit-log.ts';
import { useQuery } from '#data/react/use-query.ts';
import { ACTIONS } from '#text/admin/audit/actions.ts';
import { words } from '#text/admin/audit/audit.ts';
import { Button } from '#ui/form/Button.tsx';
import { ListState } from '../list/ListState.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useListPage } from '../list/use-list-page.ts';
import { AuditTable } from './AuditTable.tsx';

const INPUT = 'mt-1 block h-11 w-full rounded-card border border-edge bg-surface px-4';

const NO_FILTER = { by: '', action: '', from: '', until: '', subject: '' };

/** The audit log: action, actor and object, the newest first. */
export default function AuditPage() {
  const address = useListAddress();
  const members = useQuery(team);
  const filter = {
    by: address.get('by'),
    action: address.get('action'),
    from: address.get('from'),
    until: address.get('until'),
    subject: address.get('subject'),
  };
  const { rows, error, pager } = useListPage(address, (after) => auditPage(filter, after));
  const staff = members.state === 'loading' ? [] : (members.data?.rows ?? []);
  const filtered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-ink-soft">{words.lead}</p>
      <form
        key={`${Object.values(filter).join('\n')} ${staff.length}`}
        role="search"
        aria-label={words.filters}
        className="my-4 grid grid-cols-1 items-start gap-3 sm:grid-cols-2 xl:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const text = (name: string): string => {
            const value = typed.get(name);
            return typeof value === 'string' ? value.trim() : '';
          };
          address.set({
            by: text('by'),
            action: text('action'),
            subject: '',
            from: text('from'),
            until: text('until'),
          });
        }}
      >
        <label>
          <span className="font-semibold">{words.by}</span>
          <select name="by" defaultValue={filter.by} className={INPUT}>
            <option value="">{words.everyone}</option>
            {staff.map(({ uid, name, email }) => (
              <option key={uid} value={uid}>
                {name || email}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="font-semibold">{words.action}</span>
          <select name="action" defaultValue={filter.action} className={INPUT}>
            <option value="">{words.everything}</option>
            {Object.entries(ACTIONS).map(([group, names]) => (
              <optgroup key={group} label={group}>
                {Object.entries(names).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <FilterDay name="from" value={filter.from} />
        <FilterDay name="until" value={filter.until} />
        <p className="flex flex-wrap gap-2 xl:pt-7">
          <Button type="submit">{words.filter}</Button>
          {filtered && (
            <Button look="quiet" onClick={() => address.set(NO_FILTER)}>
              {words.clear}
            </Button>
          )}
        </p>
      </form>
      {filter.subject !== '' && <p className="mb-3">{words.about(filter.subject)}</p>}
      <ListState rows={rows?.length ?? null} error={error} pager={pager} empty={null}>
        <AuditTable entries={rows ?? []} />
      </ListState>
    </>
  );
}

interface FilterDayProps {
  name: 'from' | 'until';
  value: string;
}

function FilterDay({ name, value }: FilterDayProps) {
  return (
    <label>
      <span className="font-semibold">{words[name]}</span>
      <input type="date" name={name} defaultValue={value} className={INPUT} />
    </label>
  );
}
