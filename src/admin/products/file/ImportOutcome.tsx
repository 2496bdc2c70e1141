import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { words } from '#text/admin/catalogue/import.ts';
import { fieldName, words as changeWords } from '#text/admin/catalogue/changes.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { RefusedList } from '../changes/RefusedList.tsx';
import { UndoButton } from '../changes/UndoButton.tsx';
import type { ImportedDraft } from './check-foreign.ts';
import type { PictureByHand } from './import-pictures.ts';
import type { ImportResult } from './import-session.ts';

interface ImportOutcomeProps {
  result: ImportResult;
}

/** What an import did, what is left for staff, and its undo. */
export function ImportOutcome({ result }: ImportOutcomeProps) {
  const { id, saved, refused, drafts, byHand, fileName } = result;
  return (
    <div className="space-y-4">
      {saved.length > 0 && <UndoButton id={id} note={fileName} />}
      <RefusedList refused={refused} />
      {drafts.length > 0 && (
        <div className="space-y-2">
          <h3 className="font-semibold">{words.drafts}</h3>
          <p className="text-sm text-ink-soft">{words.draftsHint}</p>
          <DataTable
            caption={words.drafts}
            columns={DRAFT_COLUMNS}
            rows={drafts}
            keyOf={({ slug }) => slug}
          />
        </div>
      )}
      {byHand.length > 0 && (
        <div className="space-y-2">
          <h3 className="font-semibold">{words.byHand}</h3>
          <p className="text-sm text-ink-soft">{words.byHandHint}</p>
          <DataTable
            caption={words.byHand}
            columns={PICTURE_COLUMNS}
            rows={byHand}
            keyOf={({ slug, address }) => `${slug} ${address}`}
          />
        </div>
      )}
    </div>
  );
}

const WAY = 'text-leaf underline underline-offset-4 [overflow-wrap:anywhere]';

function ProductLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link to={adminPaths.open('products', slug)} className={WAY}>
      {title}
    </Link>
  );
}

const DRAFT_COLUMNS: readonly Column<ImportedDraft>[] = [
  { name: 'product', label: changeWords.product, cell: ProductLink },
  {
    name: 'missing',
    label: words.missing,
    cell: ({ missing }) => missing.map(fieldName).join(', ') || words.complete,
  },
];

const PICTURE_COLUMNS: readonly Column<PictureByHand>[] = [
  { name: 'product', label: changeWords.product, cell: ProductLink },
  {
    name: 'picture',
    label: words.picture,
    cell: ({ address }) =>
      /^https?:/iu.test(address) ? (
        <a href={address} target="_blank" rel="noreferrer" className={WAY}>
          {address}
        </a>
      ) : (
        address
      ),
  },
];
