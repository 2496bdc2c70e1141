import { isFood, missingFields } from '../../src/domain/product/product-record.ts';
import { ProductSchema } from '../../src/domain/product/product.ts';
import { shopChecks } from '../../src/domain/launch/shop-checks.ts';
import type { LaunchResult } from '../../src/domain/launch/launch-check.ts';
import { MailHealthSchema } from '../../src/domain/mail/mail-health.ts';
import { SweepHealthSchema } from '../../src/domain/payment/sweep-health.ts';
import { WebhookHealthSchema } from '../../src/domain/payment/webhook-health.ts';
import { StoreSettingsSchema } from '../../src/domain/site/store-settings.ts';
import { BadDocumentError, parseDocument } from '../../functions/src/platform/store.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { runMigration } from '../migrations/migration.ts';
import { type DataCheck, findingOf, type ProjectContext } from './project-check.ts';

const migrations: DataCheck = {
  id: 'migrations',
  runsLocally: true,
  async run({ store }) {
    const waiting: string[] = [];
    for (const migration of MIGRATIONS) {
      const options = { isDryRun: true, report: () => {} };
      const documents = await runMigration(store, migration, options);
      if (documents) waiting.push(`${migration.id}: ${documents}`);
    }
    return findingOf(waiting);
  },
};

const owner: DataCheck = {
  id: 'owner',
  runsLocally: true,
  async run({ store }) {
    const owners = await store.collection('staff').where('role', '==', 'owner').limit(1).get();
    return findingOf(owners.empty ? ['npm run owner'] : []);
  },
};

/** Products on sale whose legal record has gaps, or that no page can read. */
const products: DataCheck = {
  id: 'products',
  runsLocally: true,
  async run({ store }) {
    const onSale = await store.collection('products').where('active', '==', true).get();
    if (onSale.empty) return findingOf(['none']);
    const settings = await store.doc('settings/store').get();
    const hasFoodLicence = Boolean(settings.get('tax.fssai'));
    return findingOf(
      onSale.docs.flatMap((row) => {
        try {
          const product = parseDocument(row, ProductSchema, 'slug');
          if (!product) return [];
          const lacksLicence = isFood(product) && !hasFoodLicence;
          const gaps = [...missingFields(product), ...(lacksLicence ? ['tax.fssai'] : [])];
          return gaps.length === 0 ? [] : `${row.id}: ${gaps.join(', ')}`;
        } catch (error) {
          if (error instanceof BadDocumentError) return error.message;
          throw error;
        }
      }),
    );
  },
};

/** The checks of the project's data. */
export const DATA_CHECKS: readonly DataCheck[] = [migrations, owner, products];

/** The checks that the overview repeats, from the same documents. */
export async function readShopChecks({
  store,
  now,
}: ProjectContext): Promise<readonly LaunchResult[]> {
  const [settings, mail, sweep, webhook] = await Promise.all(
    ['settings/store', 'health/mail', 'health/sweep', 'health/webhook'].map((path) =>
      store.doc(path).get(),
    ),
  );
  if (!settings || !mail || !sweep || !webhook) return [];
  return shopChecks({
    settings: parseDocument(settings, StoreSettingsSchema, 'id'),
    mail: parseDocument(mail, MailHealthSchema, 'id'),
    sweep: parseDocument(sweep, SweepHealthSchema, 'id'),
    webhook: parseDocument(webhook, WebhookHealthSchema, 'id'),
    now,
  });
}
