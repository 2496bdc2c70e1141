import { Button } from '../form/Button.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

interface RetryMessageProps {
  /** In place of a page's content. */
  large?: boolean;
  title?: string;
  text: string;
  /** The button's label. */
  retry: string;
  onRetry: () => void;
  /** Classes for spacing. */
  className?: string;
}

/** A box with a read error and a button that retries. */
export function RetryMessage(props: RetryMessageProps) {
  const { large, title, text, retry, onRetry, className = '' } = props;
  return (
    <ErrorMessage look={large ? 'large-box' : 'box'} className={className}>
      {title && <p className="font-semibold">{title}</p>}
      <p className={large ? 'mb-4' : 'mb-3'}>{text}</p>
      <Button look="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </ErrorMessage>
  );
}
