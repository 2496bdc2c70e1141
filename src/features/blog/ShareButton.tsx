import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { blogWords } from '#text/en/blog.ts';
import { Button } from '#ui/Button.tsx';

interface ShareButtonProps {
  title: string;
  /** The whole address. */
  address: string;
}

/** Hands the address to the phone's own way of sharing, or copies it where there is none. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [said, say] = useState('');

  async function share(): Promise<void> {
    say('');
    try {
      // The types promise it everywhere; some browsers of desktops have none.
      if (Reflect.has(navigator, 'share')) {
        await navigator.share({ title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      say(blogWords.copied);
    } catch (error) {
      // Closing the phone's own window is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      say(blogWords.copyFailed);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="quiet" onClick={() => void share()}>
        <Share2 aria-hidden className="size-4" />
        {blogWords.share}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {said}
      </p>
    </div>
  );
}
