import { Link } from 'react-router-dom';
import { dashboardPath } from '#domain/customer/dashboard.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/shop/checkout.ts';
import { failureSentences } from '#text/site/failures.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { RefusalNote, type RecoveryActions } from './RefusalNote.tsx';
import { BlockingNotice } from './BlockingNotice.tsx';
import type { Line } from '../summary/use-lines.ts';
import type { SubmissionError } from './submission.ts';

interface SubmissionErrorNoteProps {
  error: SubmissionError;
  lines: readonly Line[];
  actions: RecoveryActions;
}

const { errors: own } = words;

/** Explains why there is no order yet and offers the recovery action. */
export function SubmissionErrorNote({ error, lines, actions }: SubmissionErrorNoteProps) {
  switch (error.kind) {
    case 'refused':
      return <RefusalNote {...error} lines={lines} actions={actions} />;
    case 'offline':
    case 'changed':
    case 'silent':
      return <BlockingNotice text={own[error.kind]} />;
    case 'failed':
      return <BlockingNotice text={failureSentences[error.code]} />;
    case 'session':
    case 'no-guests':
      return (
        <BlockingNotice text={error.kind === 'session' ? own.session : own.guest}>
          <Link
            to={paths.auth({ next: dashboardPath('checkout') })}
            className={buttonLook('quiet')}
          >
            {own.signIn}
          </Link>
        </BlockingNotice>
      );
  }
}
