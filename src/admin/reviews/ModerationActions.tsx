import { useState } from 'react';
import { checkForPublishing, kindsOf } from '#domain/moderation/publishing-check.ts';
import { REVIEW_STATUSES, type ReviewStatus } from '#domain/review/review.ts';
import { moderate } from '#data/admin/reviews.ts';
import { words as productWords } from '#text/admin/product.ts';
import { words } from '#text/admin/reviews.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { PublishAnyway } from './PublishAnyway.tsx';

const { claims: claimWords } = productWords;

interface ModerationActionsProps {
  path: string;
  status: ReviewStatus;
  /** Label of the publish button, where the default does not fit. */
  publish?: string;
  what: 'review' | 'question';
  /** Everything that publishing shows; personal details in it require a second confirmation. */
  texts: readonly string[];
  /**
   * The customer's texts: a claim in them blocks publishing. The shop's own texts are checked when they are written.
   */
  customerTexts: readonly string[];
}

/** The available decisions on a review or question; each can be undone. */
export function ModerationActions({
  path,
  status,
  publish,
  what,
  texts,
  customerTexts,
}: ModerationActionsProps) {
  const { claims } = checkForPublishing(customerTexts);
  const kinds = kindsOf(checkForPublishing(texts).details);
  const blocked = claims.length > 0;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);

  async function move(from: ReviewStatus, to: ReviewStatus, undo: boolean): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const result = await moderate({ path, status: from }, to);
    setPending(false);
    if (result.ok) {
      const back = { name: words.undo, run: () => void move(to, from, false) };
      // Undoing a rejection must not publish a blocked text.
      const canUndo = undo && !(blocked && from === 'published');
      toast(words.done[to], canUndo ? back : undefined);
      return;
    }
    const { code } = result.failure;
    setProblem(code === 'denied' || code === 'not-found' ? words.refused : failureSentences[code]);
  }

  const ways = REVIEW_STATUSES.filter(
    (next) => next !== status && !(blocked && next === 'published'),
  );
  const mainMove: ReviewStatus | null = blocked ? 'rejected' : publish ? null : 'published';

  function press(next: ReviewStatus): void {
    if (next === 'published' && kinds.length > 0) setAsking(true);
    else void move(status, next, true);
  }

  return (
    <div className="mt-4">
      {blocked && (
        <div className="mb-4 max-w-prose rounded-card bg-clay-tint p-4">
          <p className="font-semibold">{words.blocked.title[what]}</p>
          <p>{words.blocked.text}</p>
          <ul className="mt-2 list-disc pl-5">
            {claims.map((claim) => (
              <li key={`${claim.start} ${claim.kind}`}>
                {`“${claim.words}”: ${claimWords.kinds[claim.kind]}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {kinds.length > 0 && (
        <p className="mb-4 max-w-prose rounded-card bg-clay-tint px-4 py-3">
          {words.personal.note(words.personal.shows[what], kinds)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {ways.map((next) => (
          <Button
            key={next}
            look={next === mainMove ? 'main' : 'quiet'}
            aria-disabled={pending}
            onClick={() => press(next)}
          >
            {next === 'published' && publish ? publish : words.moves[next]}
          </Button>
        ))}
      </div>
      <ErrorMessage look="small">{problem}</ErrorMessage>
      {asking && (
        <PublishAnyway
          what={what}
          kinds={kinds}
          onAnswer={(sure) => {
            setAsking(false);
            if (sure) void move(status, 'published', true);
          }}
        />
      )}
    </div>
  );
}
