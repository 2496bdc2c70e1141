import { words } from '#text/admin/product-file.ts';
import { words as importWords } from '#text/admin/catalogue/import.ts';
import { Button } from '#ui/form/Button.tsx';
import { TableFileField } from '#ui/form/TableFileField.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { CheckOutcome } from './CheckOutcome.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import {
  type Checked,
  type ImportProgress,
  type ImportState,
  isRunning,
  productCount,
  shownResult,
} from './import-session.ts';
import { MappingForm } from './MappingForm.tsx';
import { useImport } from './use-import.ts';

/** Chooses a file, shows what it would change, and imports it. */
export function ImportPart() {
  const { state, ...steps } = useImport();
  const { phase } = state;
  const message = messageOf(state);
  const result = shownResult(state);
  useUnsaved(phase === 'writing');
  return (
    <>
      <TableFileField
        label={words.choose}
        hint={words.hint}
        look={phase === 'idle' || phase === 'failed' ? 'main' : 'quiet'}
        disabled={isRunning(state)}
        onChoose={steps.choose}
      />
      {isRunning(state) && (
        <progress
          value={shareOf(state.progress)}
          aria-label={message}
          className="h-3 w-full accent-leaf"
        />
      )}
      <p role="status" className="amount font-semibold">
        {message}
      </p>
      <ErrorMessage>{'problem' in state && state.problem}</ErrorMessage>
      {phase === 'mapping' && (
        <MappingForm file={state.foreign.file} mapping={state.foreign.mapping} onMap={steps.map} />
      )}
      {phase === 'stopped' && <Button onClick={steps.goOn}>{words.goOn}</Button>}
      {phase === 'checked' && state.foreign && (
        <Button look="quiet" onClick={steps.remap}>
          {importWords.change}
        </Button>
      )}
      {phase === 'checked' && <CheckOutcome checked={state.checked} onWrite={steps.write} />}
      {result && <ImportOutcome result={result} />}
    </>
  );
}

function shareOf(progress: ImportProgress | null): number {
  return progress ? progress.done / progress.count : 0;
}

/** The status of an import in words; empty for none. */
function messageOf(state: ImportState): string {
  switch (state.phase) {
    case 'checking':
    case 'writing':
      return state.progress ? progressWords(state.progress) : '';
    case 'checked':
      return state.foreign || state.checked.faults.length === 0 ? foundWords(state.checked) : '';
    case 'stopped':
      return state.problem ? '' : words.stopped(productCount(state.earlier.saved), state.count);
    case 'done':
      return words.done(productCount(state.earlier.saved), state.earlier.seconds);
    case 'idle':
    case 'mapping':
    case 'failed':
      return '';
  }
}

function progressWords({ of, done, count }: ImportProgress): string {
  if (of === 'rows') return words.checking(done, count);
  return of === 'products' ? words.writing(done, count) : importWords.pictures(done, count);
}

function foundWords({ rows, same }: Checked): string {
  const created = rows.filter(({ kind }) => kind === 'create').length;
  return words.result(created, rows.length - created, same);
}
