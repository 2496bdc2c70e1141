import { Link } from 'react-router-dom';
import { dashboardPath } from '#domain/customer/dashboard.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/en/shop/checkout.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { RefusalNote, type RecoveryActions } from './RefusalNote.tsx';
import { TroubleCard } from './TroubleCard.tsx';
import type { Line } from '../summary/use-lines.ts';
import type { Trouble } from './use-order.ts';

interface TroubleNoteProps {
  trouble: Trouble;
  lines: readonly Line[];
  actions: RecoveryActions;
}

const { trouble: own } = words;

/** Explains why there is no order yet and offers the recovery action. */
export function TroubleNote({ trouble, lines, actions }: TroubleNoteProps) {
  switch (trouble.kind) {
    case 'refused':
      return <RefusalNote {...trouble} lines={lines} actions={actions} />;
    case 'offline':
      return <TroubleCard text={own.offline} />;
    case 'silent':
      return <TroubleCard text={own.silent} />;
    case 'failed':
      return <TroubleCard text={failureSentences[trouble.code]} />;
    case 'session':
    case 'no-guests':
      return (
        <TroubleCard text={trouble.kind === 'session' ? own.session : own.guest}>
          <Link
            to={paths.auth({ next: dashboardPath('checkout') })}
            className={buttonLook('quiet')}
          >
            {own.signIn}
          </Link>
        </TroubleCard>
      );
  }
}
