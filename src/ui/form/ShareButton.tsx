import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';

export interface ShareButtonProps {
  title: string;
  /** Absolute URL. */
  address: string;
  words: { readonly share: string; readonly copied: string; readonly copyFailed: string };
}

/** Shares the URL with the Web Share API, or copies it where that is missing. */
export function ShareButton({ title, address, words }: ShareButtonProps) {
  const [message, setMessage] = useState('');

  async function share(): Promise<void> {
    setMessage('');
    try {
      // TypeScript's DOM types declare it everywhere, but some desktop browsers lack it.
      if (Reflect.has(navigator, 'share')) {
        await navigator.share({ title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      setMessage(words.copied);
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setMessage(words.copyFailed);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="quiet" onClick={() => void share()}>
        <Share2 aria-hidden className="size-4" />
        <span>{words.share}</span>
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {message}
      </p>
    </div>
  );
}
