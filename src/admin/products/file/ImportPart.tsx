import { useId } from 'react';
import { words } from '#text/admin/product-file.ts';
import { words as importWords } from '#text/admin/catalogue/import.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { CheckOutcome } from './CheckOutcome.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { MappingForm } from './MappingForm.tsx';
import { useImport } from './use-import.ts';

/** Chooses a file, shows what it would change, and imports it. */
export function ImportPart() {
  const id = useId();
  const bringing = useImport();
  const { phase, news, share, problem, checked, foreign, result } = bringing;
  const busy = phase === 'checking' || phase === 'writing';
  useUnsaved(phase === 'writing');
  return (
    <>
      <div>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={busy}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) bringing.choose(file);
            // Allows choosing the same file again after fixing it.
            target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonLook(phase === 'idle' ? 'main' : 'quiet')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink`}
        >
          {words.choose}
        </label>
        <p id={`${id}-hint`} className="mt-2 max-w-prose text-sm text-ink-soft">
          {words.hint}
        </p>
      </div>
      {share !== null && (
        <progress value={share} aria-label={news} className="h-3 w-full accent-leaf" />
      )}
      <p role="status" className="amount font-semibold">
        {news}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      {phase === 'mapping' && foreign && (
        <MappingForm file={foreign.file} mapping={foreign.mapping} onMap={bringing.map} />
      )}
      {phase === 'stopped' && <Button onClick={bringing.goOn}>{words.goOn}</Button>}
      {phase === 'checked' && foreign && (
        <Button look="quiet" onClick={bringing.remap}>
          {importWords.change}
        </Button>
      )}
      {phase === 'checked' && checked && (
        <CheckOutcome checked={checked} onWrite={bringing.write} />
      )}
      {result && <ImportOutcome result={result} />}
    </>
  );
}
