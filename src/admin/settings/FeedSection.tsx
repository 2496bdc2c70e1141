import { FEED_PATH } from '#domain/feed/feed-address.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { feedWords as words } from '#text/admin/feed/feed.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';

/** The address of the product feed. Everyone who sees the settings may copy it. */
export function FeedSection() {
  const address = `${siteOrigin()}${FEED_PATH}`;
  return (
    <section
      aria-labelledby="settings-feed"
      className="rounded-card border border-hairline bg-surface p-4 sm:p-6"
    >
      <h2 id="settings-feed" className="text-xl">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <p className="my-3 flex flex-wrap items-center gap-x-6">
        <code className="[overflow-wrap:anywhere]">{address}</code>
        <CopyButton
          text={address}
          label={words.copy}
          done={words.copied}
          failed={words.copyFailed}
        />
      </p>
      <p className="text-sm text-ink-soft">{words.leftOut}</p>
    </section>
  );
}
