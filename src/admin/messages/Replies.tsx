import type { Message } from '#domain/content/message-handling.ts';
import { formatMoment } from '#text/dates.ts';
import { words as all } from '#text/admin/messages.ts';
import { useAuthorName } from '../team/use-author-name.ts';

const words = all.one;

/** All replies to a message, the oldest first. Nothing before the first. */
export function Replies({ message: { replies, answer } }: { message: Message }) {
  const authorName = useAuthorName();
  // A function keeps a reply a moment after it was written, and older messages have only the last.
  const isListed = answer === '' || replies.at(-1)?.text === answer;
  const shown = isListed
    ? replies
    : [...replies, { id: 'latest', text: answer, email: '', at: null }];
  if (shown.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 text-lg">{words.answerTitle}</h2>
      <ol className="mt-2 max-w-prose space-y-3">
        {shown.map(({ id, text, email, at }) => (
          <li key={id} className="rounded-card bg-leaf-tint p-5">
            <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text}</p>
            {at !== null && (
              <p className="amount mt-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
                {[email && authorName({ email }), formatMoment(at)].filter(Boolean).join(', ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
