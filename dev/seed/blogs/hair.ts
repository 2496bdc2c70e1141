import type { SeedArticle } from './article.ts';

export const HAIR: SeedArticle = {
  slug: 'oiling-hair-without-the-mess',
  title: 'Oiling hair without the mess',
  excerpt:
    'How much, how warm, how long, and how to get it out again: answers to the questions that we are asked at every fair.',
  author: 'Meera Pillai (sample)',
  tags: ['Hair', 'Self-massage'],
  status: 'published',
  published: '2026-09-28T18:20',
  cover: 'hair',
  relatedProducts: [
    'franch-bhringraj-hair-oil',
    'franch-virgin-coconut-oil',
    'franch-amla-shikakai-shampoo',
    'franch-hibiscus-hair-mask',
  ],
  body: `Everyone in India has been oiled by somebody on a Sunday. Fewer have been told how it is done, because it was never explained; it was simply done to you, on a low stool, with the window open.

Here are the answers to what people ask us most.

## How much?

Less than you remember. For hair to the shoulder, **two teaspoons**; for hair to the waist, a tablespoon and a half. Oil that runs down your neck has not made your hair better, only your collar worse.

## Which oil?

There is no oil that suits everybody, but there is a simple way to choose.

| Your hair | Start with | Because |
|---|---|---|
| Fine, soon limp | Coconut, half an hour | Light, and easy to wash out |
| Thick or curly | A herbal oil on sesame | Heavier, stays where it is put |
| Coloured or heat-styled | Coconut, before washing | Hair swells less in water when it is oiled first |
| Oily scalp | Oil on the lengths only | The scalp has its own |

Bhringraj oil, which we make in the old way with the whole fresh plant, is a cooked herbal oil: dark green, with an earthy smell that leaves after washing.

## How warm?

Body-warm. Stand the bottle in hot water for a few minutes. In a south Indian summer you may skip this; in a north Indian January you will not want to.

## How?

1. **Comb first**, dry. Oiled knots are still knots.
2. **Part the hair** into four. Dip your fingertips into the oil and put it along the partings; never pour from the bottle.
3. **Massage with fingertips, not nails**, for five minutes. Move the scalp over the bone, rather than the fingers over the scalp.
4. **Stroke what is left** on your hands into the lengths and the ends.
5. **Plait loosely** or tie a soft cloth around. Tight plaits and heavy oil pull at the roots.

## How long?

Thirty minutes do nearly everything that oil can do. An hour is comfortable. Overnight is a habit rather than a necessity; if you like it, put a towel on the pillow, and leave it when your forehead tends to spots.

## And how do I get it out?

This is where most people give up, and it is a matter of order. **Put the shampoo on before the water.** Spread a little shampoo on the dry, oiled hair, work it in with wet hands, and only then rinse. Oil and shampoo meet each other undiluted that way, and one wash is usually enough. Lukewarm water, not hot.

Soapnut and shikakai clean gently and lather less than you are used to. The lather is not what cleans.

## How often?

Once a week is plenty. More often makes more washing, and washing wears hair out faster than oil can make up for.

## What oil can do

It makes hair smoother, easier to comb and less likely to break, because it keeps water from swelling each strand at every wash. The massage is a pleasure, which is reason enough.

It does not decide how much hair you have. That is settled by family, age, food, sleep and health, and no bottle changes it. When hair comes out in handfuls or in patches, or when the scalp is sore, scaly or itching, see a doctor; there is usually a reason and it is worth finding early. The same holds if an oil makes the scalp burn: wash it out, and stop.

## For children

A few drops of plain coconut oil, no herbs, no rubbing hard, and a story while you do it. The story is what they will remember.`,
};
