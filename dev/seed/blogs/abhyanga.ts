import type { SeedArticle } from './article.ts';

export const ABHYANGA: SeedArticle = {
  slug: 'abhyanga-self-massage-at-home',
  title: 'Abhyanga: ten quiet minutes with warm oil',
  excerpt:
    'Self-massage needs no spa and no special skill. Here is how to warm the oil, where to begin, how long to stay, and when to leave it.',
  author: 'Lakshmi Warrier (sample)',
  reviewer: 'Dr Nandini Iyer, BAMS (sample)',
  tags: ['Self-massage', 'Daily routine'],
  status: 'published',
  published: '2026-11-03T07:45',
  cover: 'massage',
  relatedProducts: [
    'franch-abhyanga-sesame-oil',
    'franch-orthovin-thailam',
    'franch-virgin-coconut-oil',
  ],
  body: `The old texts ask for *abhyanga*, अभ्यङ्ग, every morning. Most of us have a train to catch. Once or twice a week, done without hurry, is worth more than a daily duty that ends after four days.

What follows is what our grandmothers did on Sundays, put in order.

## What you need

- Two to four tablespoons of oil. Sesame for most of the year; coconut when the weather is hot.
- An old towel on the floor, and another one for your feet. Oil on tiles is slippery, so wipe the way to the bathroom before you begin.
- A warm room, and twenty minutes in which nobody needs you.

Stand the bottle in a bowl of hot water for five minutes. Try the oil on the inside of your wrist: it should feel pleasantly warm, never hot. Do not heat oil in a microwave, where it becomes hot in the middle first.

If the oil is new to you, put a few drops on the inner arm the evening before. No redness by the morning means that you can go on.

## The order

Sit down. Begin where you like, but keep to two rules: **long strokes on long bones, circles on joints**, and always with more oil than pressure.

1. **Head and ears**, if you will wash your hair anyway. Fingertips, small circles, as if you were washing it already.
2. **Face and neck** with very little oil. Upwards on the cheeks, outwards on the forehead, downwards on the sides of the neck. Leave out the eyes.
3. **Arms.** Circles on the shoulder, long strokes to the elbow, circles there, long strokes to the wrist. Then every finger, from root to tip.
4. **Chest and belly.** Broad, slow and light. On the belly go clockwise, seen from above.
5. **Back**, as far as your hands reach. Do not wrestle with yourself.
6. **Legs.** As with the arms: hips, thighs, knees, calves, ankles.
7. **Feet**, and for longer than you think. If you have time for one part only, let it be this one.

Ten minutes are enough. Then sit for another five, with the towel around you. The rest is part of it.

## Washing off

Take a warm bath or shower. A little soap where you need it is enough; gram flour mixed with water takes off more oil and is kinder to the drain. Wash the towel separately and dry it in the open air. Oily cloth should never be stored in a heap, because it can grow warm by itself.

## What it does, and what it does not

Warm oil makes skin supple and keeps it from drying out. A slow massage is restful, and many people sleep well after it. That is a good deal for a spoon of sesame oil, and it is where our promises end. Pain that lasts, returns at night or follows a fall is a matter for a doctor, not for a stronger thumb.

## When to leave it

Do without massage

- on skin that is broken, inflamed or infected,
- when you feel ill or have a raised temperature,
- straight after a meal; wait for two hours,
- on a leg that is swollen, hot or suddenly painful: see a doctor on the same day.

When you are pregnant, have had an operation, or are under a doctor’s care, ask your doctor first. Babies have their own way of being massaged; learn it from someone who has done it often, and use a plain oil without herbs.

## A small beginning

If all of this sounds like too much, start tonight with the soles of your feet: a teaspoon of warm oil, two minutes each, old socks over them, and to bed. People who begin there tend to find the other eighteen minutes by themselves.`,
};
