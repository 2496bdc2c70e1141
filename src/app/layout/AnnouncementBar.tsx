import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { builtInMenus } from '#text/content/menus.ts';
import { words } from '#text/site/shell.ts';
import { Marquee } from '#ui/content/Marquee.tsx';
import { NavLink } from './NavLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useStoreSettings } from './use-store-settings.ts';

interface AnnouncementBarProps {
  paused: boolean;
  onPause: (paused: boolean) => void;
}

/**
 * The top strip of the desktop header: scrolling banner with its pause button, social networks, and information
 * pages.
 */
export function AnnouncementBar({ paused, onPause }: AnnouncementBarProps) {
  const settings = useStoreSettings();
  // Keyboard focus on the pause button pauses the banner.
  const [isFocused, setIsFocused] = useState(false);
  const Icon = paused ? Play : Pause;
  const banner = bannerOf(settings);
  return (
    <div className="bg-leaf-deep text-sm text-on-leaf">
      <div className="shell flex min-h-10 items-center gap-2">
        {banner === null ? (
          <span className="grow" />
        ) : (
          <>
            <Marquee text={banner} paused={paused || isFocused} />
            <button
              type="button"
              aria-label={paused ? words.motion.resume : words.motion.pause}
              onFocus={({ currentTarget }) => setIsFocused(currentTarget.matches(':focus-visible'))}
              onBlur={() => setIsFocused(false)}
              onClick={() => {
                onPause(!paused);
                setIsFocused(false);
              }}
              className="flex size-10 shrink-0 items-center justify-center motion-reduce:hidden"
            >
              <Icon aria-hidden className="size-4" />
            </button>
          </>
        )}
        <SocialLinks look="strip" />
        <nav aria-label={words.nav.info} className="shrink-0">
          <ul className="-mr-3 flex">
            {(settings?.content?.menus ?? builtInMenus).top.map(({ to, name }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-10 items-center px-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The banner: empty while loading, the built-in one without settings, null where the owner has emptied it. */
function bannerOf(settings: StoreSettings | null | undefined): string | null {
  if (settings === undefined) return '';
  return settings === null ? words.banner : settings.banner || null;
}
