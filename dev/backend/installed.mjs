/**
 * Checks whether the packages of a folder match its lock file. Uses Node's own modules only: it runs before any package
 * is installed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const STAMP = 'node_modules/.franch-lock';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Package */

/**
 * Whether `node_modules` matches `package-lock.json`. Usually a comparison of two hashes; packages that were installed
 * with npm itself are compared one by one, once.
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
export async function isInstalled(folder) {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const stamp = await readFile(join(folder, STAMP), 'utf8').catch(() => null);
  if (stamp === hashOf(lock)) return true;
  const present = await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8').catch(
    () => null,
  );
  if (present === null || !satisfies(lock, present)) return false;
  await markInstalled(folder);
  return true;
}

/**
 * Records that the packages of a folder were installed from the current lock.
 * @param {string} folder
 */
export async function markInstalled(folder) {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  await mkdir(dirname(join(folder, STAMP)), { recursive: true });
  await writeFile(join(folder, STAMP), hashOf(lock));
}

/**
 * Whether npm's hidden lock file in `node_modules` has every package of a lock, in its version. Optional ones may be
 * missing: they are for other platforms.
 * @param {string} lock
 * @param {string} present
 * @returns {boolean}
 */
export function satisfies(lock, present) {
  const lockedPackages = packagesOf(lock);
  const presentPackages = packagesOf(present);
  return Object.entries(lockedPackages).every(
    ([path, { version, integrity, optional, devOptional, link }]) => {
      if (path === '' || link) return true;
      const installedPackage = presentPackages[path];
      if (!installedPackage) return Boolean(optional ?? devOptional);
      return installedPackage.version === version && installedPackage.integrity === integrity;
    },
  );
}

/**
 * @param {string} text
 * @returns {Record<string, Package>}
 */
function packagesOf(text) {
  const lock = /** @type {{ packages?: Record<string, Package> }} */ (JSON.parse(text));
  return lock.packages ?? {};
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}
