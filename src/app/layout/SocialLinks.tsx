import { words } from '#text/site/shell.ts';
import { SocialMark } from '#ui/images/SocialMark.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const NETWORKS = ['facebook', 'instagram', 'youtube', 'x'] as const;

interface SocialLinksProps {
  /** Compact in the top strip of the desktop header, or with touch-size targets. */
  look: 'strip' | 'row';
}

/** Links to the shop's social networks. Their space is reserved while they load and when there are none. */
export function SocialLinks({ look }: SocialLinksProps) {
  const socials = useStoreSettings()?.socials;
  return (
    <ul
      aria-label={words.menu.follow}
      className={look === 'strip' ? 'flex w-40 shrink-0 justify-end' : '-ml-3 flex min-h-11'}
    >
      {NETWORKS.filter((network) => socials?.[network]).map((network) => (
        <li key={network}>
          <a
            href={socials?.[network]}
            target="_blank"
            rel="noreferrer"
            aria-label={words.social[network]}
            className={`flex items-center justify-center rounded-full hover:bg-tint/20 ${look === 'strip' ? 'size-10' : 'size-11'}`}
          >
            <SocialMark of={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
