import { useState } from 'react';
import { setSecondFactorPolicy, teamSettings } from '#data/admin/team.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as all } from '#text/admin/security.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type ActionOutcome, SecuredActionDialog } from './SecuredActionDialog.tsx';

const { policy: words } = all;

interface PolicySwitchProps {
  writable: boolean;
}

/** Whether the team needs a second factor; owners switch it. Both directions ask first. */
export function PolicySwitch({ writable }: PolicySwitchProps) {
  const state = useQuery(teamSettings);
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!('data' in state) || state.data === undefined) return null;
  const isRequired = state.data?.requiresSecondFactor ?? false;
  const isComplete = state.data?.complete ?? true;
  return (
    <section
      aria-labelledby="settings-second-factor"
      className="rounded-card border border-hairline bg-surface p-4 sm:p-6"
    >
      <h2 id="settings-second-factor" className="text-xl">
        {words.title}
      </h2>
      <p className="mb-4 max-w-prose">{isRequired ? words.on : words.off}</p>
      {!isComplete && <p className="mb-4 font-semibold text-clay">{words.incomplete}</p>}
      {writable ? (
        <p className="flex flex-wrap gap-3">
          {!isComplete && <Button onClick={() => setWanted(isRequired)}>{words.complete}</Button>}
          <Button look="quiet" onClick={() => setWanted(!isRequired)}>
            {isRequired ? words.lift : words.require}
          </Button>
        </p>
      ) : (
        <p className="text-ink-soft">{words.ownersOnly}</p>
      )}
      {wanted !== null && (
        <SecuredActionDialog
          title={wanted ? words.requireTitle : words.liftTitle}
          lead={wanted ? words.requireLead : words.liftLead}
          submit={wanted ? words.require : words.lift}
          look={wanted ? 'main' : 'grave'}
          run={() => change(wanted)}
          onDone={() => {
            toast(wanted ? words.nowOn : words.nowOff);
            setWanted(null);
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </section>
  );
}

async function change(required: boolean): Promise<ActionOutcome> {
  const result = await setSecondFactorPolicy(required);
  if (!result.ok) return { problem: failureSentences[result.failure.code] };
  if (result.value.outcome === 'set') return 'done';
  const { refusal } = result.value;
  return refusal === 'sign-in-again' ? refusal : { problem: words.refusals[refusal] };
}
