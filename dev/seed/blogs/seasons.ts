import type { SeedArticle } from './article.ts';

export const SEASONS: SeedArticle = {
  slug: 'ritucharya-living-with-six-seasons',
  title: 'Ritucharya: living with six seasons instead of twelve months',
  excerpt:
    'The Indian year has six seasons of two months. The old advice for each, ऋतुचर्या, is mostly about the kitchen, and most of it costs nothing.',
  author: 'Anand Joshi (sample)',
  tags: ['Seasons', 'Food', 'Daily routine'],
  status: 'published',
  published: '2026-10-24T08:00',
  cover: 'seasons',
  relatedProducts: ['franch-tulsi-green-tea', 'franch-chyawanprash', 'franch-rose-water-mist'],
  body: `Ask a calendar and the year has twelve months. Ask a farmer in Nashik and it has six moods. Ayurveda sides with the farmer: it divides the year into six seasons, the *ritus*, and has a short list of advice for each. The list is called **ritucharya**, ऋतुचर्या, “walking with the season”.

It is not a diet and there is no examination at the end. Read it as what it is: many generations of people noticing what felt good when.

## The year at a glance

| Season | Months, roughly | In the kitchen | For the skin |
|---|---|---|---|
| Shishira, शिशिर | January, February | Warm, oily, filling: sesame, jaggery, ghee | Oil before the bath |
| Vasanta, वसन्त | March, April | Lighter and drier: barley, honey, bitter greens | A dry rub with gram flour |
| Grishma, ग्रीष्म | May, June | Cool and liquid: buttermilk, kokum, ripe mango | Rose water, coconut oil |
| Varsha, वर्षा | July, August | Freshly cooked, with ginger; little raw food | Keep feet dry |
| Sharad, शरद् | September, October | Sweet and bitter: rice, ghee, gourds | Light oils, shade at noon |
| Hemanta, हेमन्त | November, December | The keenest appetite of the year: grains, nuts, milk | Sesame oil, sun in the morning |

Months shift with the place. In Kerala the rain comes first; in Ladakh two of the six hardly happen. Go by the window, not by the table.

## The idea behind it

Two observations hold the system together.

The first is **opposites**. When the air is dry, eat what is moist. When it is wet and heavy, eat what is light and warm. When the sun burns, let the plate be cool. It sounds obvious because it is.

The second is **changing over slowly**. The week in which a season ends and the next begins is called *ritusandhi*, the joint of the seasons. The advice is to give up a little of the old habit each day and take on a little of the new one, over about a fortnight. Anyone who has gone from woollens to an air conditioner in one day knows why.

## November in practice

As this is written, *hemanta* begins over most of the country. Mornings are cool, markets are full, and appetite is at its keenest. The books recommend, and we agree:

- **Breakfast that is cooked.** Upma, poha, thalipeeth. A cold smoothie belongs to May.
- **Sesame and jaggery**, in whatever form your family makes them. A laddu counts.
- **New vegetables while they are cheap**: carrots, peas, fenugreek leaves, amla.
- **Oil before the bath** on two mornings a week. Ten minutes are enough.
- **Sun in the morning**, twenty minutes of it, with a walk if you can.

And one thing that is not in the books: drink water even when you are not thirsty. In dry air we lose more than we notice.

## What to leave alone

Ritucharya is sometimes sold as a cleanse, with fasting, strong herbs and long lists of forbidden things. The everyday part of it, which is all we speak of here, contains none of these. Fasting and purging belong into the hands of a physician who has examined you, and are nothing for children, for pregnant women, or for people who take medicines every day.

If you live with a condition for which a doctor has given you a diet, that diet comes first. Take this page along and ask which of it fits; most of it usually does.

## One change is enough

Choose a single line of the table and keep it until the season turns. Last year ours was “freshly cooked in the rains”: no reheated rice for eight weeks. We ate earlier, cooked less at a time, and threw nothing away. Whether the season noticed, we cannot say. We did.`,
};
