import { type ReactNode, useEffect, useState } from 'react';
import { hasPassword } from '#data/account/account.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { words } from '#text/account/account.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Consents } from './Consents.tsx';
import { DataDownload } from './DataDownload.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { PanelSection } from './PanelSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface SecurityPanelProps {
  user: SessionUser;
  /** Renders the password rules for the current input. */
  renderRules: (typed: string) => ReactNode;
  renderGoogle: (confirmed: () => void) => Elements;
  onLeaving: (leaving: boolean) => void;
}

/** Password, consents, data download and account deletion. */
export function SecurityPanel({ user, renderRules, renderGoogle, onLeaving }: SecurityPanelProps) {
  const { password, consents, data, erase } = words.security;
  const [withPassword, setWithPassword] = useState<boolean>();
  useEffect(() => {
    let isMounted = true;
    hasPassword().then(
      (has) => isMounted && setWithPassword(has),
      () => isMounted && setWithPassword(true),
    );
    return () => {
      isMounted = false;
    };
  }, [user.uid]);
  return (
    <div>
      <PanelSection title={password.title}>
        {withPassword === undefined && <Skeleton className="h-40 max-w-md" />}
        {withPassword === true && <PasswordForm email={user.email} renderRules={renderRules} />}
        {withPassword === false && <p>{password.google}</p>}
      </PanelSection>
      <PanelSection title={consents.title}>
        <Consents uid={user.uid} />
      </PanelSection>
      <PanelSection title={data.title}>
        <DataDownload uid={user.uid} />
      </PanelSection>
      <PanelSection title={erase.title}>
        <EraseAccount
          uid={user.uid}
          withPassword={withPassword ?? true}
          renderGoogle={renderGoogle}
          onLeaving={onLeaving}
        />
      </PanelSection>
    </div>
  );
}
