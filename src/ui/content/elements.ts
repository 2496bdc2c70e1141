import type { ReactElement } from 'react';

/**
 * Content without bare text, which may stand beside other children. `layers/text-alone` accepts it there: a browser that
 * translates the page replaces text nodes (docs/architecture.md).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
