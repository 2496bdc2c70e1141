import { useState } from 'react';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { createOfferId } from '#data/admin/catalogue/offers.ts';
import { words } from '#text/admin/offers.ts';
import { toast } from '#ui/feedback/toast.ts';
import { BackLink } from '../frame/BackLink.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { OfferForm } from './OfferForm.tsx';
import { sendOffer } from './send-offer.ts';

interface NewOfferProps {
  onOpen: (id: string) => void;
}

/** The form of a new automatic offer. */
export function NewOffer({ onOpen }: NewOfferProps) {
  // Kept over retries: a lost answer creates no second offer.
  const [id] = useState(createOfferId);
  return (
    <>
      <BackLink label={words.back} to={adminPaths.tab('offers')} />
      <h1 className="text-2xl">{words.createTitle}</h1>
      <EditorsOnly>
        <OfferForm
          label={words.createTitle}
          draft={null}
          submit={words.make}
          send={async (offer) => {
            const problem = await sendOffer({ id, base: '', offer });
            if (problem) return problem;
            toast(words.created(offer.title));
            onOpen(id);
            return null;
          }}
        />
      </EditorsOnly>
    </>
  );
}
