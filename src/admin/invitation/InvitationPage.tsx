import { type ReactNode, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { type AcceptRefusal, isInvitationLink } from '#domain/staff/invitation.ts';
import { signOut } from '#data/account/account.ts';
import { acceptInvitation } from '#data/admin/people/invitations.ts';
import { useSession } from '#data/react/use-session.ts';
import { invitationWords } from '#text/admin/team/invitations.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';
import '../staff.css';

const { page: own, acceptRefusals } = invitationWords;

/** Where the letter of an invitation leads: a signed-in person accepts it, and enters the staff area with the role. */
export default function InvitationPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const [pending, setPending] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState('');
  const [refusal, setRefusal] = useState<AcceptRefusal | null>(null);
  if (session.state !== 'signed-in' || session.role === 'unknown') return null;
  // The role reaches the session a moment after the answer.
  if (session.role !== null || session.lacksSecondFactor) {
    return <Navigate to={adminPaths.entry} replace />;
  }
  const [id, token] = [query.get('id') ?? '', query.get('token') ?? ''];
  if (!isInvitationLink(id, token)) return <Frame>{own.incomplete}</Frame>;

  async function accept(): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    setRefusal(null);
    const answer = await acceptInvitation(id, token);
    setPending(false);
    if (!answer.ok) return setProblem(failureSentences[answer.failure.code]);
    if (answer.value.outcome === 'accepted') return setAccepted(true);
    setRefusal(answer.value.refusal);
    return setProblem(acceptRefusals[answer.value.refusal]);
  }

  return (
    <Frame>
      <span className="[overflow-wrap:anywhere]">
        {accepted ? own.accepted : own.lead(session.user.email)}
      </span>
      <ErrorMessage className="mt-4 empty:hidden">{problem}</ErrorMessage>
      <span className="mt-6 flex flex-wrap gap-3">
        {!accepted && (
          <Button aria-disabled={pending} onClick={() => void accept()}>
            {pending ? own.accepting : own.accept}
          </Button>
        )}
        {refusal === 'not-verified' && (
          <Link to={paths.dashboard} className={buttonLook('quiet')}>
            {own.profile}
          </Link>
        )}
        {refusal === 'other-account' && (
          <Button look="quiet" onClick={() => void signOut()}>
            {own.other}
          </Button>
        )}
      </span>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto max-w-xl px-4 py-12">
      <Head title={own.title} />
      <h1 className="mb-4 text-2xl">{own.title}</h1>
      <div role="status">{children}</div>
      <p className="mt-8">
        <Link to={paths.home} className="text-leaf underline underline-offset-4">
          {own.shop}
        </Link>
      </p>
    </main>
  );
}
