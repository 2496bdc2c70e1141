import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { initialOf } from '#domain/customer/initial.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';

/** The user's photo or initial; a generic icon for visitors and guests. */
export function Avatar() {
  const customer = customerOf(useSession());
  const [broken, setBroken] = useState('');
  if (!customer) {
    return <CircleUserRound aria-hidden className="size-6" strokeWidth={1.5} />;
  }
  const { photoURL, name } = customer;
  if (photoURL && photoURL !== broken) {
    return (
      <img
        src={photoURL}
        alt=""
        width={24}
        height={24}
        referrerPolicy="no-referrer"
        onError={() => setBroken(photoURL)}
        className="size-6 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="flex size-6 items-center justify-center rounded-full bg-leaf-deep text-sm leading-none font-semibold text-on-leaf"
    >
      {initialOf(name)}
    </span>
  );
}
