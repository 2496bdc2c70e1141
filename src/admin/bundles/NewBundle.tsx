import { useState } from 'react';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { createBundle, createBundleId } from '#data/admin/bundles.ts';
import { words } from '#text/admin/bundles.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { BackLink } from '../frame/BackLink.tsx';
import { BundleForm } from './BundleForm.tsx';

interface NewBundleProps {
  onOpen: (id: string) => void;
}

/** The form of a new bundle. */
export function NewBundle({ onOpen }: NewBundleProps) {
  // Kept over retries: a lost answer creates no second bundle.
  const [id] = useState(createBundleId);
  return (
    <>
      <BackLink label={words.back} to={adminPaths.tab('bundles')} />
      <h1 className="text-2xl">{words.createTitle}</h1>
      <EditorsOnly>
        <BundleForm
          label={words.createTitle}
          draft={null}
          submit={words.make}
          send={async (draft) => {
            const result = await createBundle(id, draft);
            if (!result.ok) return { problem: failureSentences[result.failure.code] };
            toast(words.created(draft.title));
            onOpen(id);
            return null;
          }}
        />
      </EditorsOnly>
    </>
  );
}
