import bottle from './packs/bottle.svg?no-inline';
import capsules from './packs/capsules.svg?no-inline';
import carton from './packs/carton.svg?no-inline';
import jar from './packs/jar.svg?no-inline';
import tube from './packs/tube.svg?no-inline';
import { Picture } from './Picture.tsx';

const PACKS = { bottle, capsules, carton, jar, tube } as const;

interface PackPictureProps {
  form: keyof typeof PACKS;
}

/**
 * A neutral drawn pack in the place of a missing picture. It follows the colour scheme and is decoration: the name
 * stands beside it.
 */
export function PackPicture({ form }: PackPictureProps) {
  return <Picture src={PACKS[form]} alt="" sizes="" width={800} height={800} />;
}
