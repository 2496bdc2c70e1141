import * as v from 'valibot';
import { listOf, partOf } from './google-api.ts';
import { findingOf, type CloudCheck, type CloudContext } from './project-check.ts';
import { REGION } from '../../functions/src/platform/params.ts';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const RULES = 'https://firebaserules.googleapis.com/v1';

const databaseUrl = (project: string): string =>
  `${FIRESTORE}/projects/${project}/databases/(default)`;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases */
const Database = v.object({
  locationId: v.string(),
  type: v.optional(v.string()),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
  deleteProtectionState: v.optional(v.string()),
});

const location: CloudCheck = {
  id: 'location',
  async run({ google, project }) {
    const { locationId, type } = await google.get(databaseUrl(project), Database);
    return findingOf([
      ...(locationId === REGION ? [] : [`Firestore: ${locationId}`]),
      ...(type === 'DATASTORE_MODE' ? ['Datastore mode'] : []),
    ]);
  },
};

const Index = v.object({
  name: v.string(),
  queryScope: v.string(),
  state: v.optional(v.string()),
  fields: listOf({
    fieldPath: v.string(),
    order: v.optional(v.string()),
    arrayConfig: v.optional(v.string()),
  }),
});

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes/list */
const Indexes = v.object({
  indexes: v.optional(v.array(Index), []),
  nextPageToken: v.optional(v.string(), ''),
});

const IndexFile = v.object({
  indexes: v.array(v.omit(v.object({ ...Index.entries, collectionGroup: v.string() }), ['name'])),
  fieldOverrides: listOf({
    collectionGroup: v.string(),
    fieldPath: v.string(),
    ttl: v.optional(v.boolean(), false),
  }),
});

const indexes: CloudCheck = {
  id: 'indexes',
  async run(context) {
    const deployed = await deployedIndexes(context);
    const wanted = (await indexFile(context)).indexes.map((index) =>
      indexName(index.collectionGroup, index),
    );
    return findingOf(
      wanted.flatMap((name) => {
        const state = deployed.get(name);
        if (state === 'READY') return [];
        return `${name}: ${state === undefined ? 'missing' : state.toLowerCase()}`;
      }),
    );
  },
};

/** State of every deployed index by its name. */
async function deployedIndexes({ google, project }: CloudContext): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  let token = '';
  do {
    const page = await google.get(
      `${databaseUrl(project)}/collectionGroups/-/indexes?pageSize=300&pageToken=${token}`,
      Indexes,
    );
    for (const index of page.indexes) {
      const group = index.name.split('/').at(-3) ?? '';
      states.set(indexName(group, index), index.state ?? '');
    }
    token = page.nextPageToken;
  } while (token !== '');
  return states;
}

/** `orders (status asc, createdAt desc)`. Firestore adds `__name__` to deployed indexes. */
function indexName(
  group: string,
  { fields, queryScope }: Pick<v.InferOutput<typeof Index>, 'fields' | 'queryScope'>,
): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) =>
      `${fieldPath} ${order === undefined ? (arrayConfig ?? '') : order.slice(0, -6)}`.toLowerCase(),
    );
  return `${group}${queryScope === 'COLLECTION_GROUP' ? ' (group)' : ''} (${parts.join(', ')})`;
}

async function indexFile({ readFile }: CloudContext): Promise<v.InferOutput<typeof IndexFile>> {
  return v.parse(IndexFile, JSON.parse(await readFile('firestore.indexes.json')));
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields */
const Fields = v.object({
  fields: listOf({ name: v.string(), ttlConfig: partOf({ state: v.optional(v.string(), '') }) }),
});

const ttl: CloudCheck = {
  id: 'ttl',
  async run(context) {
    const { google, project } = context;
    const { fields } = await google.get(
      `${databaseUrl(project)}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}`,
      Fields,
    );
    const active = fields.flatMap(({ name, ttlConfig }) =>
      ttlConfig.state === 'ACTIVE' ? `${name.split('/').at(-3)}.${name.split('/').at(-1)}` : [],
    );
    const wanted = (await indexFile(context)).fieldOverrides.filter((field) => field.ttl);
    return findingOf(
      wanted
        .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
        .filter((name) => !active.includes(name)),
    );
  },
};

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases/list */
const Releases = v.object({
  releases: listOf({ name: v.string(), rulesetName: v.string() }),
});

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.rulesets */
const Ruleset = v.object({
  source: v.object({ files: v.array(v.object({ content: v.string() })) }),
});

const rules: CloudCheck = {
  id: 'rules',
  async run({ google, project, readFile }) {
    const { releases } = await google.get(
      `${RULES}/projects/${project}/releases?pageSize=100`,
      Releases,
    );
    const gaps: string[] = [];
    for (const [file, service] of [
      ['firestore.rules', 'cloud.firestore'],
      ['storage.rules', 'firebase.storage'],
    ] as const) {
      const prefix = `projects/${project}/releases/${service}`;
      const release = releases.find(({ name }) => name.startsWith(prefix));
      if (!release) {
        gaps.push(`${file}: missing`);
        continue;
      }
      const { source } = await google.get(`${RULES}/${release.rulesetName}`, Ruleset);
      if (source.files[0]?.content !== (await readFile(file)))
        gaps.push(`${file}: another version`);
    }
    return findingOf(gaps);
  },
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules/list */
const BackupSchedules = v.object({
  backupSchedules: listOf({ retention: v.optional(v.string()) }),
});

const backups: CloudCheck = {
  id: 'backups',
  async run({ google, project }) {
    const database = await google.get(databaseUrl(project), Database);
    const { backupSchedules } = await google.get(
      `${databaseUrl(project)}/backupSchedules`,
      BackupSchedules,
    );
    const hasRecovery = database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED';
    const isProtected = database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED';
    return findingOf([
      ...(backupSchedules.length > 0 ? [] : ['backup schedule']),
      ...(hasRecovery ? [] : ['point-in-time recovery']),
      ...(isProtected ? [] : ['delete protection']),
    ]);
  },
};

/** The checks of Firestore and of the rules. */
export const DATABASE_CHECKS: readonly CloudCheck[] = [location, rules, indexes, ttl, backups];
