import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES } from '#domain/customer/credentials.ts';
import { words } from '#text/account/session.ts';

interface PasswordRulesProps {
  typed: string;
}

/** The rules for a new password, each ticked when met. */
export function PasswordRules({ typed }: PasswordRulesProps) {
  return (
    <>
      <p>{words.rules.label}</p>
      <ul>
        {PASSWORD_RULES.map(({ fault, met }) => {
          const isMet = met(typed);
          const Icon = isMet ? Check : Circle;
          return (
            <li key={fault} className={`flex items-center gap-2 ${isMet ? 'text-leaf' : ''}`}>
              <Icon aria-hidden className="size-4 shrink-0" strokeWidth={isMet ? 3 : 1.5} />
              <span>{words.rules[fault]}</span>
              {isMet && <span className="sr-only">{`, ${words.rules.met}`}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
