import type { Drawn, InsideKind, PackKind } from './catalogue.ts';

const PACKS: Readonly<Record<PackKind, string>> = {
  oil: 'bottle',
  dropper: 'dropper bottle',
  pump: 'pump bottle',
  mist: 'spray bottle',
  capsules: 'bottle',
  jar: 'jar',
  'tall-jar': 'jar',
  'honey-jar': 'jar',
  tin: 'tin',
  pouch: 'pouch',
  tube: 'tube',
  soap: 'soap bar in its paper band',
  'soap-stack': 'stack of soap bars',
};

const INSIDES: Readonly<Record<InsideKind, string>> = {
  liquid: 'a brass bowl of the liquid',
  honey: 'a brass bowl of it with a wooden dipper',
  tea: 'a cup of the tea',
  powder: 'a brass bowl of the powder',
  capsule: 'a dish of the capsules',
  tablet: 'a dish of the tablets',
  softgel: 'a dish of the softgels',
  spoon: 'a spoonful of it',
  stroke: 'a little of it squeezed out',
  bar: 'two bare bars with lather',
};

/** The alternative texts of a product's pictures; `height` of its pack in centimetres. */
export function pictureAlts(
  { pack, inside, name, quantity, plant }: Drawn,
  height: number,
): Readonly<Record<'front' | 'inside' | 'label' | 'plant' | 'scale', string>> {
  const title = name.join(' ').replace('- ', '');
  const kind = PACKS[pack];
  return {
    front: `${title}, ${quantity}: front of the ${kind}`,
    inside: `${title}: ${inside === 'bar' ? '' : `the ${kind} and `}${INSIDES[inside]}`,
    label: `${title}: back label with ingredients, directions, cautions, MRP, licence number and consumer care; the same facts stand in the text of this page`,
    plant: `${title}: botanical drawing of ${plant}`,
    scale: `${title}: the ${kind} is ${height} cm tall, beside a ruler and an adult hand of 18 cm`,
  };
}
