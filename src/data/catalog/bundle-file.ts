/** Path of the file with all bundles on offer, written at build time. */
export const BUNDLE_FILE = '/made/bundles.json';
/** Query key of all bundles, and their key in that file. */
export const ALL_BUNDLES = 'bundles';
