import type { Line } from '../summary/use-lines.ts';
import { BlockingNotice } from './BlockingNotice.tsx';
import type { CheckoutFault } from './checkout-fault.ts';
import { type RecoveryActions, RefusalNote } from './RefusalNote.tsx';
import { SubmissionErrorNote } from './SubmissionErrorNote.tsx';

interface FaultNoticeProps {
  fault: CheckoutFault;
  lines: readonly Line[];
  actions: RecoveryActions;
}

/** Says why no order can be placed, and what to do about it. */
export function FaultNotice({ fault, lines, actions }: FaultNoticeProps) {
  switch (fault.of) {
    case 'submission':
      return <SubmissionErrorNote error={fault.error} lines={lines} actions={actions} />;
    case 'cart':
      return (
        <RefusalNote refusal={fault.refusal} orderInput={null} lines={lines} actions={actions} />
      );
    case 'form':
      return <BlockingNotice text={fault.problem} />;
  }
}
