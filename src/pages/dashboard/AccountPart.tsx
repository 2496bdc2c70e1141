import type { DashboardTab, OpenTab } from '#domain/customer/dashboard.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { AddressBook } from '#features/account/AddressBook.tsx';
import { ProfilePanel } from '#features/account/ProfilePanel.tsx';
import { SecurityPanel } from '#features/account/SecurityPanel.tsx';
import { GoogleButton } from '#features/session/GoogleButton.tsx';
import { PasswordRules } from '#features/session/PasswordRules.tsx';
import { words } from '#text/account/account.ts';

interface AccountPartProps {
  tab: Exclude<DashboardTab, OpenTab>;
  user: SessionUser;
  /** Called with true before the customer leaves by an action of this page. */
  onLeaving: (isLeaving: boolean) => void;
}

/** The tabs that need an account. */
export function AccountPart({ tab, user, onLeaving }: AccountPartProps) {
  switch (tab) {
    case 'profile':
      return <ProfilePanel user={user} />;
    case 'addresses':
      return <AddressBook uid={user.uid} name={user.name} />;
    case 'security':
      return (
        <SecurityPanel
          user={user}
          renderRules={(typed) => <PasswordRules typed={typed} />}
          renderGoogle={(confirmed) => (
            <GoogleButton purpose="confirm" onDone={confirmed}>
              {words.security.erase.confirmGoogle}
            </GoogleButton>
          )}
          onLeaving={onLeaving}
        />
      );
  }
}
