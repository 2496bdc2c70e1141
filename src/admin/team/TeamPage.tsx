import { useState } from 'react';
import { formatDay } from '#text/dates.ts';
import type { Invitation } from '#domain/staff/invitation.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { team } from '#data/admin/team.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { words as securityWords } from '#text/admin/security.ts';
import { words } from '#text/admin/team.ts';
import { invitationWords } from '#text/admin/team/invitations.ts';
import { Button } from '#ui/form/Button.tsx';
import { useRole } from '../frame/use-role.ts';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

interface RoleRequest {
  readonly member: StaffMember;
  readonly take: boolean;
}

/** The team and its invitations; owners invite, change and revoke roles. */
export default function TeamPage() {
  const session = useSession();
  const state = useQuery(team);
  const [roleRequest, setRoleRequest] = useState<RoleRequest | null>(null);
  const [inviting, setInviting] = useState<{ readonly invitation: Invitation | null } | null>(null);
  const [resetting, setResetting] = useState<StaffMember | null>(null);
  const isOwner = useRole() === 'owner';
  const uid = session.state === 'signed-in' ? session.user.uid : '';
  const rows = 'data' in state && state.data ? state.data.rows : null;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-ink-soft">{isOwner ? words.lead : words.ownersOnly}</p>
        </div>
        {isOwner && (
          <Button onClick={() => setInviting({ invitation: null })}>
            {invitationWords.invite}
          </Button>
        )}
      </div>
      <ListState
        rows={rows?.length ?? null}
        error={state.state === 'failed' ? state.error : null}
        more="none"
        onMore={() => {}}
        empty={<p>{adminWords.list.empty}</p>}
      >
        <DataTable
          caption={words.caption}
          columns={columns(uid, isOwner ? { setRoleRequest, setResetting } : null)}
          rows={(rows ?? []).toSorted((a, b) => a.sinceAt - b.sinceAt)}
          keyOf={(member) => member.uid}
        />
      </ListState>
      <InvitationList onAgain={isOwner ? (invitation) => setInviting({ invitation }) : null} />
      {inviting && <InviteDialog {...inviting} onClose={() => setInviting(null)} />}
      {roleRequest && <RoleDialog {...roleRequest} onClose={() => setRoleRequest(null)} />}
      {resetting && <ResetDialog member={resetting} onClose={() => setResetting(null)} />}
    </>
  );
}

interface Actions {
  setRoleRequest: (request: RoleRequest) => void;
  setResetting: (member: StaffMember) => void;
}

function columns(uid: string, asks: Actions | null): readonly Column<StaffMember>[] {
  const facts: readonly Column<StaffMember>[] = [
    {
      name: 'who',
      label: words.who,
      cell: (member) => (
        <>
          <span className="font-semibold">{member.name || member.email}</span>
          {member.uid === uid && <span className="text-ink-soft">{` (${words.you})`}</span>}
          {member.name && (
            <span className="block text-ink-soft [overflow-wrap:anywhere]">{member.email}</span>
          )}
        </>
      ),
    },
    { name: 'role', label: words.role, cell: ({ role }) => adminWords.roles[role].split(':')[0] },
    { name: 'since', label: words.since, wide: true, cell: ({ sinceAt }) => formatDay(sinceAt) },
    { name: 'by', label: words.by, wide: true, cell: ({ by }) => by || words.byCommand },
  ];
  if (!asks) return facts;
  const actions: Column<StaffMember> = {
    name: 'actions',
    label: words.actions,
    cell: (member) => (
      <span className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => asks.setRoleRequest({ member, take: false })}>
          <span>{words.change}</span>
          <span className="sr-only">{` ${member.email}`}</span>
        </Button>
        <Button look="quiet" onClick={() => asks.setRoleRequest({ member, take: true })}>
          <span>{words.take}</span>
          <span className="sr-only">{` ${member.email}`}</span>
        </Button>
        {member.uid !== uid && (
          <Button look="quiet" onClick={() => asks.setResetting(member)}>
            <span>{securityWords.reset.open}</span>
            <span className="sr-only">{` ${member.email}`}</span>
          </Button>
        )}
      </span>
    ),
  };
  return [...facts, actions];
}
