import { siteOrigin } from '#data/prerendered/site.ts';
import { jsonLd, organizationData } from '#domain/site/structured-data.ts';
import { Head } from '#ui/head/Head.tsx';
import { useStoreSettings } from './layout/use-store-settings.ts';

/** Structured data of the seller. The header reads the same settings, so this costs no extra read. */
export function OrganizationHead() {
  const settings = useStoreSettings() ?? null;
  return <Head data={[jsonLd(organizationData(settings, siteOrigin()))]} />;
}
