import { useEffect, useState } from 'react';
import { formatMoment } from '#domain/moment.ts';
import { productNote } from '#data/admin/product-notes.ts';
import { words } from '#text/en/admin-product.ts';
import { Button } from '#ui/Button.tsx';
import { say } from '#ui/toast.ts';

interface DraftNoteProps {
  /** Empty for a new product. */
  slug: string;
  /** What the form shows without it: a note that says the same is none. */
  begun: Readonly<Record<string, string>>;
  onTake: (typed: Readonly<Record<string, string>>) => void;
}

/** Offers what was typed here before and not saved; and says, when the form is left, that it is kept. */
export function DraftNote({ slug, begun, onTake }: DraftNoteProps) {
  const [offered, setOffered] = useState(() => {
    const note = productNote(slug).read();
    const news = Object.entries(note?.typed ?? {}).filter(
      ([field, text]) => text.trim() !== (begun[field] ?? '').trim(),
    );
    return news.length > 0 ? note : null;
  });
  useEffect(() => {
    const before = productNote(slug).read()?.at;
    return () => {
      const kept = productNote(slug).read();
      if (kept && kept.at !== before) say(words.draft.kept);
    };
  }, [slug]);
  if (!offered) return null;
  return (
    <div className="rounded-card bg-leaf-tint p-4">
      <p className="font-semibold">{words.draft.title}</p>
      <p className="mb-3">{words.draft.text(formatMoment(offered.at))}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={() => {
            setOffered(null);
            onTake(offered.typed);
          }}
        >
          {words.draft.take}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setOffered(null);
            // Something newer may have been typed since.
            if (productNote(slug).read()?.at === offered.at) productNote(slug).write(null);
          }}
        >
          {words.draft.drop}
        </Button>
      </div>
    </div>
  );
}
