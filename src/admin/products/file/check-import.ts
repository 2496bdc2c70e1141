import { otherShop } from '#domain/product-file/csv-headings.ts';
import { failureSentences } from '#text/site/failures.ts';
import { checkFile } from './check-file.ts';
import { checkForeign } from './check-foreign.ts';
import type { Checking, ImportEvent } from './import-session.ts';
import { readFile } from './read-file.ts';
import { startMapping } from './start-mapping.ts';

/** Reads the file, and checks it unless it is an export whose mapping nobody has confirmed. Writes nothing. */
export async function checkImport(
  { file, mapping }: Checking,
  categories: readonly string[],
  progress: (done: number, count: number) => void,
): Promise<ImportEvent> {
  const read = await readFile(file);
  if (!read.ok) return { type: 'failed', problem: read.problem };
  const { heading, rows } = read;
  const format = otherShop(heading);
  if (!format) {
    const checked = await checkFile(heading, rows, categories, progress);
    if (checked.state === 'checked') return { type: 'checked', foreign: null, checked };
    return { type: 'failed', problem: failureSentences[checked.failure.code] };
  }
  const exported = { format, heading, rows };
  const start = startMapping(exported, categories);
  const foreign = { file: exported, mapping: mapping ?? start.mapping };
  if (!mapping && !start.isRemembered) return { type: 'unmapped', foreign };
  const checked = await checkForeign(exported, foreign.mapping, categories, progress);
  if (checked) return { type: 'checked', foreign, checked };
  return { type: 'failed', problem: failureSentences.unavailable };
}
