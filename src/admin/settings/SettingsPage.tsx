import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SETTING_SECTIONS } from '#domain/site/settings-fields.ts';
import { queryStore } from '#data/query/query-store.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { words } from '#text/admin/settings.ts';
import { synonymWords } from '#text/admin/synonyms.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { useRole } from '../frame/use-role.ts';
import { PolicySwitch } from '../security/PolicySwitch.tsx';
import { CheckoutSwitch } from './CheckoutSwitch.tsx';
import { FeedSection } from './FeedSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SynonymSection } from './SynonymSection.tsx';

/** The shop's settings: one form per section. Only owners can write. */
export default function SettingsPage() {
  const state = useQuery(storeSettings);
  const writable = useRole() === 'owner';
  useSectionInView(state.state !== 'loading');
  if (state.state === 'loading') {
    return (
      <div aria-busy="true" aria-label={adminWords.list.loading} className="grid gap-4">
        <Skeleton className="h-10 max-w-md" />
        <Skeleton className="h-60" />
      </div>
    );
  }
  const settings = state.data ?? null;
  // Malformed settings can be fixed here; settings that could not load cannot.
  if (state.state === 'failed' && settings === null && state.error.code !== 'bad-document') {
    return (
      <RetryMessage
        text={failureSentences[state.error.code]}
        retry={adminWords.list.retry}
        onRetry={() => queryStore.retry(storeSettings.key)}
      />
    );
  }
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-ink-soft">{writable ? words.lead : words.ownersOnly}</p>
      {settings === null && <p className="mt-3 rounded-card bg-clay-tint p-4">{words.missing}</p>}
      <nav aria-label={words.nav} className="my-3">
        <ul className="flex flex-wrap gap-x-5">
          {SETTING_SECTIONS.map((section) => (
            <li key={section}>
              <a
                href={`#settings-${section}`}
                className="flex min-h-11 items-center text-leaf underline-offset-4 hover:underline"
              >
                {words.sections[section].title}
              </a>
            </li>
          ))}
          {settings && (
            <li>
              <a
                href="#settings-synonyms"
                className="flex min-h-11 items-center text-leaf underline-offset-4 hover:underline"
              >
                {synonymWords.title}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="grid max-w-5xl gap-5">
        {settings && <CheckoutSwitch open={settings.checkoutOpen} writable={writable} />}
        {SETTING_SECTIONS.map((section) => (
          <SettingsSection
            key={section}
            section={section}
            settings={settings}
            writable={writable}
          />
        ))}
        {settings && <SynonymSection stored={settings.synonyms} writable={writable} />}
        <FeedSection />
        <PolicySwitch writable={writable} />
      </div>
    </>
  );
}

/** Scrolls to the section that the address names, once it is there: the router scrolls before the settings are loaded. */
function useSectionInView(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
}
