import { type Consent, CONSENT_CHANNELS, latestConsent } from '#domain/customer/consent.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { consents } from '#data/account/consents.ts';
import { useQuery } from '#data/react/use-query.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import { words } from '#text/admin/customers.ts';
import { FactList } from '#ui/content/FactList.tsx';

/** What only a customer with an account has: since when, and consents. */
export function AccountFacts({ profile: { uid, createdAt } }: { profile: Profile }) {
  const read = useQuery(consents(uid));
  const entries = read.state === 'loading' ? null : (read.data?.rows ?? null);
  return (
    <FactList
      facts={[
        { name: words.columns.since, value: formatMoment(createdAt) },
        ...CONSENT_CHANNELS.map((channel) => ({
          name: words.consents[channel],
          value: entries ? consentText(latestConsent(entries, channel)) : words.consents.unknown,
        })),
      ]}
    />
  );
}

function consentText(standing: Consent | null): string {
  const { never, given, withdrawn } = words.consents;
  if (!standing) return never;
  return (standing.given ? given : withdrawn)(formatDay(standing.at));
}
