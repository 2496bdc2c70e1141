import { words } from '#text/en/shell.ts';
import { SocialMark } from '#ui/SocialMark.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const NETWORKS = ['facebook', 'instagram', 'youtube', 'x'] as const;

/** Where else the shop can be met. The row keeps its height while nothing is known, and when there is nothing. */
export function SocialLinks() {
  const socials = useStoreSettings()?.socials;
  return (
    <ul aria-label={words.menu.follow} className="-ml-3 flex min-h-11">
      {NETWORKS.filter((network) => socials?.[network]).map((network) => (
        <li key={network}>
          <a
            href={socials?.[network]}
            target="_blank"
            rel="noreferrer"
            aria-label={words.social[network]}
            className="flex size-11 items-center justify-center rounded-full hover:bg-tint/20"
          >
            <SocialMark of={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
