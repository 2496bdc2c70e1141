import type { SeedArticle } from './article.ts';

export const LABELS: SeedArticle = {
  slug: 'how-to-read-an-ayurvedic-label',
  title: 'How to read the label of an Ayurvedic product',
  excerpt:
    'Two minutes with the small print tell you more than any advertisement: who made it, what is in it, how much, and what it may not promise.',
  author: 'Meera Pillai (sample)',
  reviewer: 'Dr Nandini Iyer, BAMS (sample)',
  tags: ['Labels', 'Ingredients'],
  status: 'published',
  published: '2026-11-12T09:30',
  updated: '2026-11-14T17:05',
  cover: 'label',
  seoTitle: 'How to read an Ayurvedic label',
  relatedProducts: [
    'franch-orthovin-thailam',
    'franch-triphala-churna',
    'franch-ayurveda-skin-soap',
    'omega-3',
  ],
  body: `Most of us choose a bottle by its front. The front is the part that the maker is free to decorate. The back and the sides are the part that the law has written, and that is where the useful sentences are.

You need no training to read them. You need good light, and the order in which to look.

## First: what kind of thing is it?

The word “Ayurvedic” on the front says little. What counts is the class under which a product is made, because each class has its own rules.

| What it is | What the label must carry | What it may say |
|---|---|---|
| Ayurvedic medicine | A manufacturing licence, often written “Mfg. Lic. No.” | Its traditional use |
| Cosmetic | A cosmetic licence; ingredients from most to least | That it cleans, cares for or perfumes |
| Food supplement | A 14-digit FSSAI licence; the words “NOT FOR MEDICINAL USE” | What it adds to the diet |

A soap is a cosmetic even when it is full of herbs. A capsule of plant oil that is sold as food is a supplement even when it stands on the same shelf as a medicine. If you cannot find out which of the three you hold, put it back.

## Second: classical or proprietary?

Ayurvedic medicines come in two kinds, and both are legitimate.

- A **classical** medicine follows a recipe in one of the authoritative books and carries its name. *Triphala churna* means the same three fruits in the same proportion whoever makes it.
- A **proprietary** medicine is the maker’s own recipe from recognised ingredients. It must therefore name them all, with quantities, because you cannot look them up.

On a proprietary product, a list such as “goodness of 25 herbs” without quantities is not a list.

## Third: how much of it is really there?

Ingredients of an Ayurvedic medicine are given **per dose or per pack**: “each 10 ml contains”. Read that line before the plants. A famous root at 2 mg in 10 ml is there for the sake of the label.

For cosmetics the order is the message. Ingredients stand from the most to the least until about one percent; whatever comes after the perfume is usually a pinch. Water, oil or soap base in the first places is normal and honest.

For supplements, compare the amount with the **recommended daily usage** on the same label. It is easy to divide a small number among many capsules.

## Fourth: the dates and the batch

Three things belong together: the batch number, the month of manufacture, and the month up to which it may be used. Herbal oils keep for years, powders for months, and a powder that has lost its smell has lost what you paid for, whatever the date says.

If the batch number is missing or looks as if it had been printed over, ask the seller. A maker who knows what was in which batch can answer; one who does not cannot take anything back either.

## Fifth: the price

In India the **MRP includes all taxes**. Nobody may charge more, and a shop may charge less. The fairest comparison between two bottles is the price per gram or per millilitre, which shops now show beside the price. Large bottles are often, and not always, the cheaper ones.

## What a label must not tell you

The law forbids advertising that a medicine removes certain illnesses, and common sense forbids believing it. Be slow to buy when you read

1. that something works for everybody,
2. that it has no unwanted effects at all,
3. that results are certain, or come within a number of days,
4. that you can stop a medicine your doctor gave you.

> A careful label sounds a little dull. That is a good sign.

## Keep the pack

Keep the carton until the bottle is empty. If your skin reddens or your stomach complains, stop, and take the pack along when you see a doctor: the list of ingredients and the batch are the first things he or she will want to know. Tell the doctor about herbs and supplements even when nobody asks, above all before an operation, during pregnancy and when you take medicines every day. “Natural” and “harmless together with everything” are two different things.

Our own product pages repeat what our labels say, in the same words. If you find a difference, [write to us](/contact); one of the two is wrong and we want to know which.`,
};
