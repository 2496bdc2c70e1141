import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/site/shell.ts';
import { Marquee } from '#ui/content/Marquee.tsx';
import { NavLink } from './NavLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const INFO = [
  { to: paths.findOrder, name: words.nav.track },
  { to: paths.about, name: words.nav.about },
  { to: paths.blogs, name: words.nav.blogs },
  { to: paths.faq, name: words.nav.faq },
  { to: paths.contact, name: words.nav.contact },
];

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
  return (
    <div className="bg-leaf-deep text-sm text-on-leaf">
      <div className="shell flex min-h-10 items-center gap-2">
        <Marquee
          text={settings === undefined ? '' : settings?.banner || words.banner}
          paused={paused || isFocused}
        />
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
        <SocialLinks look="strip" />
        <nav aria-label={words.nav.info} className="shrink-0">
          <ul className="-mr-3 flex">
            {INFO.map(({ to, name }) => (
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
