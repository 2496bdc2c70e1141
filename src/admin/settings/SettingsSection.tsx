import { useState } from 'react';
import { SETTING_FIELDS, type SettingSection } from '#domain/site/settings-fields.ts';
import { sectionFormValues } from '#domain/site/settings-form.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { words } from '#text/admin/settings.ts';
import { Button } from '#ui/form/Button.tsx';
import { FactList } from '#ui/content/FactList.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { SectionForm } from './SectionForm.tsx';

interface SettingsSectionProps {
  section: SettingSection;
  /** The stored settings; null before the first save. */
  settings: StoreSettings | null;
  /** Users who may not write see the current values. */
  writable: boolean;
}

/** A section of the settings with its form. Reports another user's save while there is unsaved input. */
export function SettingsSection({ section, settings, writable }: SettingsSectionProps) {
  const [base, setBase] = useState(settings);
  const [round, setRound] = useState(0);
  const [dirty, setDirty] = useState(false);
  const [own, setOwn] = useState('');
  const isBehind = fieldsKey(base, section) !== fieldsKey(settings, section);
  // The form's own save comes back as a snapshot: it is not reset.
  const isOwn = isBehind && fieldsKey(settings, section) === own;
  if (isOwn) setBase(settings);
  else if (isBehind && !dirty) fillWithStored();
  const { title, lead } = words.sections[section];
  return (
    <section
      aria-labelledby={`settings-${section}`}
      className="rounded-card border border-hairline bg-surface p-4 sm:p-6"
    >
      <h2 id={`settings-${section}`} className="scroll-mt-6 text-xl">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>
      {isBehind && !isOwn && dirty && (
        <ErrorMessage look="box" className="mb-4">
          <p className="mb-2 font-semibold">{words.changed}</p>
          <FactList facts={differences()} />
          <p className="mt-3 flex flex-wrap gap-3">
            <Button look="quiet" onClick={fillWithStored}>
              {words.takeTheirs}
            </Button>
            <Button look="quiet" onClick={() => setBase(settings)}>
              {words.keepMine}
            </Button>
          </p>
        </ErrorMessage>
      )}
      {writable ? (
        <SectionForm
          key={round}
          section={section}
          base={base}
          onDirty={setDirty}
          onSaving={(fields) => setOwn(fieldsKey({ ...settings, ...fields }, section))}
        />
      ) : (
        <FactList facts={facts(sectionFormValues(settings, section))} />
      )}
    </section>
  );

  /** Fills the form with the stored settings; discards the input. */
  function fillWithStored(): void {
    setBase(settings);
    setRound(round + 1);
    setDirty(false);
  }

  function differences() {
    const [mine, theirs] = [sectionFormValues(base, section), sectionFormValues(settings, section)];
    return facts(theirs).filter(({ path }) => mine[path] !== theirs[path]);
  }

  function facts(typed: Readonly<Record<string, string>>) {
    return SETTING_FIELDS[section].map(({ path }) => ({
      path,
      name: words.labels[path] ?? path,
      value: typed[path] || words.nothing,
    }));
  }
}

function fieldsKey(settings: object | null, section: SettingSection): string {
  return JSON.stringify(sectionFormValues(settings, section));
}
