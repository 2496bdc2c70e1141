import { Picture } from './Picture.tsx';

interface PackPictureProps {
  /** A file of `public/icons/packs`. */
  form: 'bottle' | 'capsules' | 'carton' | 'jar' | 'tube';
}

/**
 * A neutral drawn pack in the place of a missing picture. It follows the colour scheme and is decoration: the name
 * stands beside it.
 */
export function PackPicture({ form }: PackPictureProps) {
  return <Picture src={`/icons/packs/${form}.svg`} alt="" sizes="" width={800} height={800} />;
}
