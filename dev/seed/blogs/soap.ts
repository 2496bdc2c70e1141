import { pictureAddress } from '../../pictures/addresses.ts';
import type { SeedArticle } from './article.ts';

export const SOAP: SeedArticle = {
  slug: 'why-soap-rests-for-six-weeks',
  title: 'Why our soap rests for six weeks before you may have it',
  excerpt:
    'A bar is soap after a day. It is good soap after six weeks. What happens in between, and how to make a bar last once it is yours.',
  author: 'Joseph D’Mello (sample)',
  tags: ['Soap', 'How we make it'],
  status: 'published',
  published: '2026-10-12T10:15',
  updated: '2026-10-13T09:00',
  cover: 'soap',
  relatedProducts: [
    'franch-ayurveda-skin-soap',
    'franch-coconut-milk-soap',
    'franch-neem-tulsi-soap',
    'franch-family-soap-box',
  ],
  body: `In our drying room stand some four thousand bars on slatted shelves, and nothing happens. That is the most important step of the whole process, and the one that visitors find hardest to believe in.

## What soap is

Soap is what becomes of oil and lye when they meet. Coconut oil, for example, and a solution of sodium hydroxide are stirred until the mixture thickens; then it is poured into a mould. Over the next day it grows warm by itself, the lye is used up, and what was oil has turned into soap and glycerine.

The method is called **cold process**, because nothing is boiled. It is slow and needs space, and it leaves the glycerine in the bar. Large factories take it out and sell it separately.

After a day, then, it is soap. We cut it into bars, and put it away.

## What six weeks change

Two things happen on the shelf, and only one of them is about water.

**The bar dries.** A fresh bar holds up to a third of its weight in water. In six weeks most of it leaves. A dry bar is hard, gives off less with each wash, and does not melt into a puddle in its dish.

**The bar settles.** Soap is made of tiny crystals, and for weeks they go on arranging themselves. It is the reason why a bar of six weeks lathers more finely than one of six days, although nothing has been added to it.

![A bare bar of turmeric soap, cut and dried](${pictureAddress('franch-ayurveda-skin-soap-inside')})

We weigh a few bars of every batch each Friday. When the weight has stayed the same for a week, the batch is ready. In January that takes five weeks, in the rains it can take eight. The shelf decides.

## What is in it, and what is not

Our base is coconut oil for lather, with palm-free harder oils for body and a little castor oil. Some more oil than the lye can turn into soap is left over on purpose, so that the bar does not feel harsh. Turmeric, neem or milk come in at the very end.

Colours come from the plants themselves. Turmeric fades from orange to gold during the six weeks; neem turns from green to olive. If a herbal soap is as bright as a highlighter, a pigment has helped.

Handmade soap is alkaline. All true soap is; it cannot be otherwise. Most skins do not mind. If yours feels tight after washing, use less soap, cooler water, and some oil or cream afterwards.

## Making a bar last

1. **Let it dry between washes.** A dish with holes or ribs doubles the life of a bar. This is the whole secret; the rest is detail.
2. **Keep it out of the stream** of the shower.
3. **Cut a large bar in two** and use one half at a time.
4. **Store spare bars in paper**, not in plastic, in the cupboard with the linen. They go on drying, and the linen smells pleasant.
5. **Press the last sliver onto the new bar** while both are wet. By the next morning they are one.

## When soap is the wrong thing

Soap cleans; that is all a soap should promise. It is not made for broken skin or for eyes. If a patch of skin itches, weeps or spreads, do not look for another bar: show it to a doctor. And if any product makes your skin red, rinse it off and stop, however natural it is. Plants are chemistry too.

## A test for patience

Buy two bars, use one and leave the other in the linen cupboard until the next festival. The second will be smaller, harder and better. Of how many things in a bathroom can that be said?`,
};
