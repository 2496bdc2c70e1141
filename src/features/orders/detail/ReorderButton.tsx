import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/orders/orders.ts';
import { Button } from '#ui/form/Button.tsx';
import type { Reordered } from './reorder.ts';
import type { Reorder } from './use-reorder.ts';

interface ReorderProps {
  reorder: Reorder;
}

const { actions: own } = words;

/** Orders the same products again. `about` names the order where several are listed. */
export function ReorderButton({
  reorder: { adding, run },
  about = '',
}: ReorderProps & { about?: string }) {
  return (
    <Button
      look="quiet"
      aria-disabled={adding}
      aria-label={about && !adding ? own.of(own.reorder, about) : undefined}
      onClick={() => void run()}
    >
      {adding ? own.reordering : own.reorder}
    </Button>
  );
}

/** What came of it, announced. */
export function ReorderOutcome({ reorder: { outcome, count } }: ReorderProps) {
  return (
    <div role="status" className="mt-3 empty:hidden">
      {outcome && <Outcome outcome={outcome} count={count} />}
    </div>
  );
}

interface OutcomeProps {
  outcome: Reordered;
  count: number;
}

function Outcome({ outcome: { any, missing }, count }: OutcomeProps) {
  return (
    <div
      className={`rounded-card px-4 py-3 ${missing.length > 0 ? 'bg-clay-tint' : 'bg-leaf-tint'}`}
    >
      <p>
        {missing.length === 0 ? own.reordered(count) : any ? own.reorderedPart : own.reorderedNone}
      </p>
      {missing.length > 0 && (
        <ul className="list-disc pl-5">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {any && (
        <Link
          to={paths.cartAndWishList}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {own.cart}
        </Link>
      )}
    </div>
  );
}
