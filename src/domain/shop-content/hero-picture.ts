import type { HomeContent } from './home.ts';

/** The addresses of the site's own pictures that the hero can show. */
interface SiteArt {
  readonly hero: string;
  readonly about: Readonly<Record<Exclude<HomeContent['picture'], 'hero'>, string>>;
}

/** The address of the hero's picture: the owner's own one, else the chosen one of the site's art. */
export function heroPicture(
  home: Pick<HomeContent, 'picture' | 'ownPicture'> | undefined,
  art: SiteArt,
): string {
  if (!home) return art.hero;
  if (home.ownPicture !== '') return home.ownPicture;
  return home.picture === 'hero' ? art.hero : art.about[home.picture];
}
