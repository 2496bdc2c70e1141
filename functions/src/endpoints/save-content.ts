import {
  type SaveContentAnswer,
  SaveContentSchema,
} from '../../../src/domain/shop-content/content-record.ts';
import { callable } from '../platform/callable.ts';
import { storeContent } from '../shop-content/store-content.ts';

/**
 * Saves a part of the shop's words as a new version, at `/api/saveContent`: `{ part, base, value }`, with `value: null`
 * for the built-in words. Staff may save some parts, owners all. Audited; a repetition answers as the first call did. A
 * faulty value is refused by the path of each field and nothing is written.
 */
export const saveContent = callable(
  { name: 'saveContent', schema: SaveContentSchema, who: 'staff' },
  (request, caller): Promise<SaveContentAnswer> => storeContent(request, caller, Date.now()),
);
