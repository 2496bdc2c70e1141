import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { reviewWords } from '#text/shop/reviews.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface StarFieldProps {
  /** How many are chosen at first; null for none. */
  initial: number | null;
  error?: string | undefined;
}

const words = reviewWords.form;

/** Five stars to tap: a radio group, so that the arrow keys choose as well. */
export function StarField({ initial, error }: StarFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState(initial);
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{words.stars}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative flex size-11 items-center justify-center rounded-card has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={stars === initial}
              aria-label={reviewWords.outOf(stars)}
              onChange={() => setChosen(stars)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={`size-8 ${stars <= (chosen ?? 0) ? 'fill-turmeric text-turmeric-deep' : 'fill-none text-edge'}`}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 min-w-[4rem] text-ink-soft">
          {chosen === null ? '' : reviewWords.stars(chosen)}
        </span>
      </div>
      {error && (
        <ErrorMessage id={id} look="small">
          {error}
        </ErrorMessage>
      )}
    </fieldset>
  );
}
