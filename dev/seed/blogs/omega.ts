import type { SeedArticle } from './article.ts';

export const OMEGA: SeedArticle = {
  slug: 'omega-3-from-plants',
  title: 'Omega-3 from plants: what it is, and what it is not',
  excerpt:
    'Flax, walnut, chia and mustard have it, and so has the sea. They are not the same three fats. A plain guide for vegetarian kitchens.',
  author: 'Kavita Deshmukh (sample)',
  reviewer: 'Dr Nandini Iyer, BAMS (sample)',
  tags: ['Nutrition', 'Ingredients'],
  status: 'published',
  published: '2026-09-10T11:00',
  cover: 'flax',
  seoDescription:
    'ALA, EPA and DHA explained for vegetarian kitchens: which plants have omega-3, how much a spoon of flaxseed gives, and when a capsule makes sense.',
  relatedProducts: ['omega-3', 'franch-moringa-leaf-powder'],
  body: `“Is it as good as fish oil?” is the question we hear most about our flaxseed capsules. The honest answer is a little longer than yes or no, and it is worth knowing before you spend money.

## Three fats with one surname

Omega-3 is a family of fats. Three members matter in the kitchen.

- **ALA**, alpha-linolenic acid, comes from plants. The body needs it and cannot make it, so it is called essential.
- **EPA** and **DHA** come mostly from the sea: from fish, and from the algae that fish live on.

The body can turn ALA into EPA, and a little of that into DHA. How much differs from person to person, and it is **not much**: of ALA, a few parts in a hundred become EPA, and fewer still DHA. Anyone who sells flaxseed oil as the same thing as fish oil has left out this sentence.

Vegetarians who want DHA itself can get it from **algae oil**, which is where the fish have it from. Our softgels are flaxseed oil. They contain ALA and nothing else of the three, and their label says so.

## Where ALA comes from

| Food | A usual helping | ALA, about |
|---|---|---|
| Flaxseed, ground | 1 tablespoon (7 g) | 1.6 g |
| Chia seed | 1 tablespoon (12 g) | 2.1 g |
| Walnuts | a small handful (28 g) | 2.5 g |
| Mustard oil | 1 tablespoon (14 g) | 0.8 g |
| Our softgels | 2 a day | 1.0 g |

For adults, expert bodies recommend somewhere between one and two grams of ALA a day. A tablespoon of ground flaxseed on the morning poha settles the matter for a few rupees.

> If you eat a spoon of ground flaxseed every day, you do not need our capsule. We would rather tell you here than have you find out later.

## Why grind, and why keep it cool

Whole flaxseeds mostly pass through unopened. Ground, they give up what they hold, and begin to spoil: ALA does not like light, air or warmth. Grind a week’s supply, keep it in a closed tin in the refrigerator, and trust your nose. Fresh flax smells of nuts; old flax smells of paint.

For the same reason, do not fry in flaxseed oil. Pour it over dal, rice or salad when the food is on the table.

## When a capsule makes sense

It makes sense when the spoon does not happen: on journeys, in hostels, for people who dislike the taste, or who want to know exactly how much they take. An oil that is cold-pressed and sealed in a dark bottle also keeps for longer than an opened packet of ground seed.

What to look for on the label, ours or any other:

1. the amount of **ALA** per capsule, not only the amount of oil;
2. the words **health supplement** and the 14-digit FSSAI licence;
3. the shell: gelatine is animal, starch is not; look for the green mark;
4. a date that is far enough away.

## Who should ask first

Omega-3 is food, and most people may eat it freely. Ask your doctor before you take it as a supplement if you are pregnant or nursing, if you take medicines that thin the blood, if an operation is planned, or if the capsule is meant for a child. Start with little: a sudden spoonful of flax has surprised many a stomach, and it wants plenty of water along with it.

A supplement adds to a meal. It replaces neither the meal, nor a medicine, nor a doctor.`,
};
