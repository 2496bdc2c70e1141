import { pictureAddress } from '../../pictures/addresses.ts';
import type { SeedArticle } from './article.ts';

export const NAMES: SeedArticle = {
  slug: 'one-plant-many-names',
  title: 'One plant, many names: अश्वगंधा, Ashwagandha, Withania somnifera',
  excerpt:
    'Why two packets with the same word on them can hold two different plants, and why we print the name that nobody can pronounce.',
  author: 'Lakshmi Warrier (sample)',
  tags: ['Ingredients', 'Plants', 'Labels'],
  status: 'published',
  published: '2026-08-08T16:40',
  cover: 'names',
  seoTitle: 'One plant, many names: Ashwagandha and its relatives',
  relatedProducts: [
    'franch-ashwagandha-capsules',
    'franch-brahmi-tablets',
    'franch-shatavari-granules',
  ],
  body: `My mother calls it *kurinthotti*, my neighbour *bala*, and the label *Sida cordifolia*. They may all mean the same plant. They may also not, and that is what this page is about.

## A name is a place

India has more than twenty large languages, and plants were named by whoever stood before them. So one plant collects names:

- **अश्वगंधा**, *ashwagandha*: “smelling of a horse”, for the fresh root does. In Tamil *amukkara*, in Telugu *penneru*.
- **गिलोय**, *giloy*: also *guduchi* गुडूची, *amrita*, *amrutha balli*, *seenthil*.
- **शतावरी**, *shatavari*: “she of a hundred roots”, which is nearly an exact description.

That would be merely charming, if it did not also happen the other way round.

## One name, two plants

The most famous case is **brahmi**, ब्राह्मी. In most of the north the word means *Bacopa monnieri*, a small creeping plant of wet places with fleshy leaves. In Kerala and elsewhere it has also been used for *Centella asiatica*, the round-leaved pennywort, which other people call *mandukaparni* मण्डूकपर्णी. Both are old, respected plants. They are not the same, do not taste the same, and stand in different recipes.

| The word | May mean | Or |
|---|---|---|
| Brahmi | Bacopa monnieri | Centella asiatica |
| Shankhpushpi | Convolvulus prostratus | Clitoria ternatea and others |
| Bhringraj | Eclipta prostrata | Sphagneticola calendulacea |
| Rasna | Pluchea lanceolata | Alpinia galanga |

No one is cheating here. Each region is right about its own word. But a recipe that has travelled from one region to another can quietly change on the way.

## The name that nobody loves

In the eighteenth century a Swedish botanist gave every plant two Latin words, and science has kept to it. The first is the family name, the second the given name: ***Withania somnifera***. They are awkward to say, the same in Thiruvananthapuram, Toronto and Tokyo, and tied to a dried plant in a cupboard somewhere, with which any other can be compared.

![A botanical plate of ashwagandha with leaves, berries and root](${pictureAddress('plant-ashwagandha')})

It is not perfect. Botanists rename plants when they learn more about them. *Emblica officinalis* and *Phyllanthus emblica* are both amla, आंवला. Even so, a botanical name with a mistake in it can be checked. A common name cannot even be wrong.

## And which part?

The name says which plant, not what was taken from it. A root, a leaf and a seed of the same plant can differ as much as a potato differs from its poisonous berry. A complete line on a label has therefore **three parts**:

> Ashwagandha · *Withania somnifera* · root, 300 mg

If the part is missing, ask. Ashwagandha is traditionally the root; leaf is cheaper, and has appeared in powders whose labels did not mention it.

## What you can do with this

1. Look for the botanical name on anything you swallow. On our pages it stands beside every ingredient.
2. Search for that name, rather than for the common one, when you read about a plant.
3. Write it down for your doctor. “Some herbs” helps nobody; two Latin words and an amount do. It matters most when you take other medicines, when you are pregnant or nursing, or before an operation.
4. Never collect a plant by its common name alone. Look-alikes are how accidents happen.

## A small request

If you know a name for one of our plants that you cannot find here, [send it to us](/contact) with the place it comes from. We keep a list, it has four hundred names by now, and the loveliest ones came on postcards.`,
};
