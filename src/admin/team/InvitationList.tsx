import { useState } from 'react';
import type { Invitation } from '#domain/staff/invitation.ts';
import type { Role } from '#domain/staff/role.ts';
import { invitations, revokeInvitation } from '#data/admin/people/invitations.ts';
import { useQuery } from '#data/react/use-query.ts';
import { formatDay } from '#text/dates.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { invitationWords as own } from '#text/admin/team/invitations.ts';
import { failureSentences } from '#text/site/failures.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';

interface InvitationListProps {
  /** Sends one again; null for who may not. */
  onAgain: ((invitation: Invitation) => void) | null;
}

const MINUTE_MS = 60_000;

/** The invitations that wait for their addressees. Nothing without one. */
export function InvitationList({ onAgain }: InvitationListProps) {
  const state = useQuery(invitations);
  const now = useNow(MINUTE_MS);
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  if (state.state === 'failed' && !state.data) return <ReadProblem failure={state.error} />;
  const rows = 'data' in state && state.data ? state.data.rows : [];
  if (rows.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{own.title}</h2>
      <DataTable
        caption={own.caption}
        columns={columns(now, onAgain && { onAgain, onRevoke: setRevoking })}
        rows={rows.toSorted((a, b) => b.at - a.at)}
        keyOf={({ id }) => id}
      />
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
}

interface Actions {
  onAgain: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

function columns(now: number, actions: Actions | null): readonly Column<Invitation>[] {
  const facts: readonly Column<Invitation>[] = [
    {
      name: 'email',
      label: own.email,
      cell: ({ email, role }) => (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>
          <span className="block text-ink-soft md:hidden">{roleName(role)}</span>
        </>
      ),
    },
    { name: 'role', label: own.role, wide: true, cell: ({ role }) => roleName(role) },
    {
      name: 'until',
      label: own.until,
      wide: true,
      cell: ({ expiresAt }) =>
        expiresAt > now ? formatDay(expiresAt) : own.expired(formatDay(expiresAt)),
    },
    { name: 'by', label: own.by, wide: true, cell: ({ by }) => by },
  ];
  if (!actions) return facts;
  const buttons: Column<Invitation> = {
    name: 'actions',
    label: own.actions,
    cell: (invitation) => (
      <span className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => actions.onAgain(invitation)}>
          <span>{own.again}</span>
          <span className="sr-only">{` ${invitation.email}`}</span>
        </Button>
        <Button look="quiet" onClick={() => actions.onRevoke(invitation)}>
          <span>{own.revoke}</span>
          <span className="sr-only">{` ${invitation.email}`}</span>
        </Button>
      </span>
    ),
  };
  return [...facts, buttons];
}

const roleName = (role: Role): string => adminWords.roles[role].split(':')[0] ?? role;

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  return (
    <Dialog title={own.revokeTitle(email)} close={own.keep} onClose={onClose}>
      <p className="mb-4">{own.revokeLead}</p>
      <ActionButton
        label={own.revoke}
        pending={adminWords.list.loading}
        done=""
        run={async () => {
          const answer = await revokeInvitation(id);
          if (!answer.ok) return failureSentences[answer.failure.code];
          if (answer.value.outcome === 'refused') return own.refusals[answer.value.refusal];
          toast(own.revoked(email));
          onClose();
          return '';
        }}
      />
    </Dialog>
  );
}
