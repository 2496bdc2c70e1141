import { words } from '#text/admin/product-file.ts';
import { words as importWords } from '#text/admin/catalogue/import.ts';
import { Button } from '#ui/form/Button.tsx';
import { TableFileField } from '#ui/form/TableFileField.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { CheckOutcome } from './CheckOutcome.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { MappingForm } from './MappingForm.tsx';
import { useImport } from './use-import.ts';

/** Chooses a file, shows what it would change, and imports it. */
export function ImportPart() {
  const fileImport = useImport();
  const { phase, news, share, problem, checked, foreign, result } = fileImport;
  const busy = phase === 'checking' || phase === 'writing';
  useUnsaved(phase === 'writing');
  return (
    <>
      <TableFileField
        label={words.choose}
        hint={words.hint}
        look={phase === 'idle' ? 'main' : 'quiet'}
        disabled={busy}
        onChoose={(file) => fileImport.choose(file)}
      />
      {share !== null && (
        <progress value={share} aria-label={news} className="h-3 w-full accent-leaf" />
      )}
      <p role="status" className="amount font-semibold">
        {news}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      {phase === 'mapping' && foreign && (
        <MappingForm file={foreign.file} mapping={foreign.mapping} onMap={fileImport.map} />
      )}
      {phase === 'stopped' && <Button onClick={fileImport.goOn}>{words.goOn}</Button>}
      {phase === 'checked' && foreign && (
        <Button look="quiet" onClick={fileImport.remap}>
          {importWords.change}
        </Button>
      )}
      {phase === 'checked' && checked && (
        <CheckOutcome checked={checked} onWrite={fileImport.write} />
      )}
      {result && <ImportOutcome result={result} />}
    </>
  );
}
