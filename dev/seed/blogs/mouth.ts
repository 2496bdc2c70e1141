import type { SeedArticle } from './article.ts';

export const MOUTH: SeedArticle = {
  slug: 'tongue-scraping-and-the-morning-mouth',
  title: 'Tongue scraping, swishing, brushing: the morning mouth in order',
  excerpt:
    'Three old habits and one modern one take eight minutes together. Which comes first, what each is for, and what only a dentist can do.',
  author: 'Anand Joshi (sample)',
  reviewer: 'Dr Nandini Iyer, BAMS (sample)',
  tags: ['Mouth', 'Daily routine'],
  status: 'published',
  published: '2026-08-27T06:50',
  cover: 'mouth',
  relatedProducts: ['franch-swishing-oil', 'franch-clove-toothpaste', 'franch-dant-manjan'],
  body: `*Dinacharya*, the routine of the day, begins before breakfast and in the bathroom. Of all its parts the care of the mouth is the one that most families still keep, often in the wrong order and with too much force.

Here is an order that works, with the reason for each step.

## 1. Look

Open the window, look at your tongue. A thin, pale coat in the morning is ordinary. It is there because you have slept with less saliva than you have during the day, and it is mostly dead cells and yesterday’s food. You will take it off in a minute.

## 2. Scrape, for half a minute

A **tongue scraper** is a bent strip of metal, copper or steel. It costs less than a cup of coffee and lasts for decades.

- Put it as far back as is comfortable. Comfortable means that you don’t gag.
- Draw it forward **once, lightly**, without letting go. Rinse it.
- Five to seven strokes, and no more. The tongue is supposed to stay pink, not to become sore.

A fresh breath is what you gain, and food tastes more clearly. Copper darkens with time; rub it with half a lemon and rinse. Nobody lends a scraper to anybody.

## 3. Swish, if you like it

Swishing with oil is called *gandusha* or *kavala*, गण्डूष and कवल, depending on how full the mouth is. Take a **teaspoon, not a tablespoon**, of sesame or coconut oil. Move it gently between the teeth for three to five minutes while you make the tea. Twenty minutes, as some videos ask for, mostly tires the jaw.

Then **spit it into the bin**, not into the basin, where it will one day close the pipe. Rinse with warm water. Do not swallow it.

Swishing leaves the mouth smooth and moist, and many people like the ritual. It does not take the place of brushing, and it draws nothing out of anywhere else in the body, whatever you have read.

## 4. Brush, for two minutes

Soft brush, small circles, a little paste or powder. Reach the line where tooth and gum meet; most of us polish the fronts and forget the backs. If you use a tooth powder, put it on a wet brush rather than on a finger: a finger does not get between anything.

Then between the teeth, with floss or a small brush. It is the step that nobody has inherited from a grandmother, and the one that dentists ask for first.

**Wait for half an hour** after anything sour, such as lime water or fruit, before you brush. Acid softens the surface for a while.

## 5. Rinse and go

Water will do. A clove chewed afterwards is pleasant and makes a better mint than most mints.

## The whole in one table

| Step | Time | What for |
|---|---|---|
| Scrape | 30 seconds | Clean tongue, fresher breath |
| Swish | 3 to 5 minutes, optional | A smooth, moist mouth |
| Brush | 2 minutes | Clean teeth |
| Between the teeth | 1 minute | What the brush cannot reach |

In the evening brush again and leave out the rest.

## What belongs to a dentist

Go twice a year, even when nothing hurts. Go soon if gums bleed for more than a week, if a tooth aches or has become loose, if a sore spot in the mouth has not gone after a fortnight, or if breath stays bad although you do all of this. Neither oil nor powder can deal with any of these, and waiting makes each of them larger.

Children under six need a grown-up hand on the brush and nothing to swish: they swallow it.`,
};
